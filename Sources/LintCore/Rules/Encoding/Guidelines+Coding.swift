extension Guidelines: Coded {
  static func coded(_ guidelines: Guidelines?, by coder: inout GuidelineCoder) -> Guidelines {
    Guidelines(
      id: coder(guidelines?.id),
      isDefault: coder(guidelines?.isDefault),
      meaning: coder(guidelines?.meaning),
      emptyHelp: coder.optional(guidelines?.emptyHelp),
      items: coder.optional(guidelines?.items),
      derived: coder(guidelines?.derived),
      name: coder.optional(guidelines?.name),
      apiNames: coder(guidelines?.apiNames),
      takesUnknown: coder(guidelines?.takesUnknown)
    )
  }
}

extension Guidelines.Items: Coded {
  static func coded(_ items: Guidelines.Items?, by coder: inout GuidelineCoder) -> Guidelines.Items {
    Guidelines.Items(
      list: coder(items?.list),
      noun: coder(items?.noun),
      name: coder(items?.name),
      otherName: coder(items?.otherName)
    )
  }
}

extension Guidelines.NamedFields: Coded {
  static func coded(_ named: Guidelines.NamedFields?, by coder: inout GuidelineCoder) -> Guidelines.NamedFields {
    Guidelines.NamedFields(name: coder(named?.name), fields: coder(named?.fields))
  }
}

// MARK: - Fields

extension Field: Coded {
  static func coded(_ field: Field?, by coder: inout GuidelineCoder) -> Field {
    Field(
      path: coder(field?.path),
      type: coder(field?.type),
      isRequired: coder(field?.isRequired),
      defaultValue: coder(field?.defaultValue),
      isLoneValue: coder(field?.isLoneValue),
      isMeantByScalar: coder(field?.isMeantByScalar),
      isReadElsewhere: coder(field?.isReadElsewhere),
      otherNames: coder(field?.otherNames),
      example: coder(field?.example),
      call: coder.optional(field?.call),
      summary: coder(field?.summary)
    )
  }
}

extension FieldType: Coded {
  static func coded(_ type: FieldType?, by coder: inout GuidelineCoder) -> FieldType {
    FieldType(
      lone: coder(type?.lone),
      element: coder.optional(type?.element),
      minimumCount: coder(type?.minimumCount),
      needsOneField: coder(type?.needsOneField)
    )
  }
}

extension FieldType.Form: Coded {
  static func coded(_ form: FieldType.Form?, by coder: inout GuidelineCoder) -> FieldType.Form {
    FieldType.Form(
      kind: coder.optional(form?.kind.map { ValueKinds.number(of: $0) }).map { ValueKinds.all[Int($0)] },
      words: coder(form?.words),
      isMapping: coder(form?.isMapping),
      meant: coder(form?.meant)
    )
  }
}

extension FieldType.Meant: Coded {
  static func coded(_ meant: FieldType.Meant?, by coder: inout GuidelineCoder) -> FieldType.Meant {
    FieldType.Meant(text: coder(meant?.text), word: coder(meant?.word))
  }
}

extension Field.Default.Kind: Coded {}

extension Field.Default: Coded {
  static func coded(_ value: Field.Default?, by coder: inout GuidelineCoder) -> Field.Default {
    Field.Default(coder(value?.kind), coder(value?.text))
  }
}
