export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.4rem; }
fieldset { border: 1px solid; border-radius: 6px; margin: 1rem 0; padding: .5rem 1rem; }
label { display: block; padding: .35rem 0; min-height: 24px; }
button { font: inherit; padding: .55rem 1.2rem; min-height: 44px; border-radius: 6px; border: 1px solid #a3002f; background: #a3002f; color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: currentColor; }
button.small { min-height: 32px; padding: .2rem .7rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
td form { display: inline; }
.wide { overflow-x: auto; }
`

/** A page of the stand-in: no script, and plainly not the real one. */
export const pageHtml = (title: string, content: string, language = 'nl'): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
${content}
</main></body></html>
`
