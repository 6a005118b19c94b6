/// The style of every page, as one constant block.
package enum PageStyle {
  package static let text =
    """
    :root{color-scheme:light dark;--paper:#F5F5F7;--ink:#1D1D1F;--muted:#63636B;--rule:#D2D2D7;--chip:#FFF;--link:#3F3FA8;\
    --error:#C4272E;--warning:#A85800;--info:#0A66C2;--good:#1F7A35;--mark:#FFE7A3}
    @media (prefers-color-scheme:dark){:root{--paper:#1C1C1E;--ink:#F2F2F7;--muted:#A4A4AC;--rule:#48484C;--chip:#2C2C30;\
    --link:#B4B4F8;--error:#FF7B74;--warning:#F2A74B;--info:#6FB1FF;--good:#62C67B;--mark:#5C4A12}\(Ink.darkRules)}
    *{box-sizing:border-box}
    body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.45 \(TextAppearance.families);overflow-wrap:anywhere}
    header,nav,main{max-width:62rem;margin:0 auto;padding:0 1rem}
    h1{font-size:1.75rem;margin:2.25rem 0 .4rem}
    h2{font-size:1.4rem;margin:0 0 .2rem}
    h3{font-size:1.15rem;margin:1.4rem 0 .3rem}
    p{margin:.3rem 0}
    a{color:var(--link);text-underline-offset:.2em}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px}
    code,pre,.code{font-family:\(TextAppearance.codeFamilies);font-size:.8125rem}
    ol,ul{list-style:none;margin:0;padding:0}
    [hidden]{display:none}
    .skip{position:absolute;left:-99rem}
    .skip:focus{left:1rem;top:.5rem;background:var(--chip);padding:.4rem .8rem}
    .definitions{position:absolute}
    .muted{color:var(--muted)}
    .lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:.8rem 2rem;margin:1rem auto}
    .lists h2{font-size:.9rem;color:var(--muted)}
    .lists ol{max-height:15rem;overflow-y:auto;border-top:1px solid var(--rule)}
    .lists li{display:flex;justify-content:space-between;gap:1rem;border-bottom:1px solid var(--rule);padding:.25rem 0}
    form{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem;border:solid var(--rule);border-width:1px 0;\
    padding:.6rem max(1rem,calc(50% - 30rem))}
    form[hidden]{display:none}
    fieldset{display:contents;border:0}
    legend{float:left;padding:0}
    label{display:inline-flex;align-items:center;gap:.4rem}
    select,input,button{font:inherit;color:inherit;background:var(--chip);border:1px solid var(--muted);border-radius:6px;\
    padding:.2rem .5rem;max-width:16rem}
    [role=status]{margin-left:auto;color:var(--muted)}
    .file,.rules{margin-top:2.5rem}
    .widget,.rule{border-top:1px solid var(--rule);margin-top:1.2rem}
    .widget{content-visibility:auto;contain-intrinsic-size:auto 40rem}
    figure{margin:0 0 1rem;overflow-x:auto}
    figure svg{display:block}
    .marker{cursor:pointer}
    .finding{border-bottom:1px solid var(--rule);padding:.9rem 0 .9rem 2.6rem;position:relative}
    .finding:target,.finding:focus{background:var(--chip)}
    .n{position:absolute;left:.2rem;top:.95rem;width:1.5rem;height:1.5rem;color:#FFF;background:#A85800;\
    font:700 .75rem/1.5rem \(TextAppearance.families);text-align:center}
    .error>.n{background:#C4272E;border-radius:50%}
    .info>.n{background:#0A66C2;border-radius:4px}
    .warning>.n{clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%);width:1.8rem;height:1.8rem;line-height:1.8rem;\
    left:.05rem;top:.8rem}
    .severity{font-size:.875rem;font-weight:600}
    .error .severity{color:var(--error)}
    .warning .severity{color:var(--warning)}
    .info .severity{color:var(--info)}
    pre{margin:.5rem 0;padding:.6rem .8rem;background:var(--chip);border:1px solid var(--rule);border-radius:8px;\
    white-space:pre-wrap}
    .lists span{flex:none}
    .n,mark{print-color-adjust:exact;-webkit-print-color-adjust:exact}
    mark{background:var(--mark);color:inherit}
    .examples{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem;margin:.8rem 0}
    .examples>div{border:1px solid var(--rule);border-radius:10px;overflow:hidden;min-width:0;display:flex;\
    flex-direction:column}
    .examples h4{margin:0;padding:.4rem .8rem;font-size:.95rem;border-top:4px solid var(--good);color:var(--good)}
    .examples .reported h4{border-color:var(--error);color:var(--error)}
    .examples pre{margin:0;border-width:1px 0 0;border-radius:0;flex:1}
    .examples figure{margin:0;padding:.6rem 0;overflow:hidden}
    .examples figure svg{max-width:100%;height:auto;margin:0 auto}
    details{margin:.6rem 0}
    summary{cursor:pointer}
    @media print{form,.skip{display:none}.lists ol{max-height:none;overflow:visible}h1,h2,h3,h4,.file>.muted,.widget>.muted,p.code{break-after:avoid}\
    figure,.finding,.examples>div{break-inside:avoid}figure{overflow:visible}figure svg{max-width:100%;height:auto}\
    .widget{content-visibility:visible}}
    """
}
