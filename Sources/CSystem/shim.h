// Calls of the system that Swift's own modules of the C library leave out.
#pragma once

#include <stddef.h>

#ifdef __linux__
// Declared here: their headers belong to no module, and would pull half of the C library into this one.
extern int renameat2(int, const char *, int, const char *, unsigned);
extern ptrdiff_t llistxattr(const char *, char *, size_t);
extern ptrdiff_t lgetxattr(const char *, const char *, void *, size_t);
extern int fsetxattr(int, const char *, const void *, size_t, int);
extern int fremovexattr(int, const char *);
#else
#include <stdio.h>
#include <sys/xattr.h>
#endif

/// Lets two names trade their files in one step; -1 where the system or the file system cannot.
static inline int widgetlint_exchange(const char *one, const char *other) {
#ifdef __linux__
  return renameat2(-100 /* AT_FDCWD */, one, -100, other, 2 /* RENAME_EXCHANGE */);
#else
  return renamex_np(one, other, RENAME_SWAP);
#endif
}

/// The names of a file's extended attributes, each ended by a zero, links not followed.
static inline ptrdiff_t widgetlint_list_attributes(const char *path, char *names, size_t size) {
#ifdef __linux__
  return llistxattr(path, names, size);
#else
  return listxattr(path, names, size, XATTR_NOFOLLOW);
#endif
}

/// The value of a file's extended attribute, links not followed.
static inline ptrdiff_t widgetlint_get_attribute(const char *path, const char *name, void *value, size_t size) {
#ifdef __linux__
  return lgetxattr(path, name, value, size);
#else
  return getxattr(path, name, value, size, 0, XATTR_NOFOLLOW);
#endif
}

/// Sets an extended attribute of an open file.
static inline int widgetlint_set_attribute(int file, const char *name, const void *value, size_t size) {
#ifdef __linux__
  return fsetxattr(file, name, value, size, 0);
#else
  return fsetxattr(file, name, value, size, 0, 0);
#endif
}

/// Takes an extended attribute from an open file.
static inline int widgetlint_remove_attribute(int file, const char *name) {
#ifdef __linux__
  return fremovexattr(file, name);
#else
  return fremovexattr(file, name, 0);
#endif
}
