import { sanitiseHtml } from './sanitise-html.ts'

const clean = (html: string, images: ReadonlyMap<string, string> = new Map()) => sanitiseHtml(html, images, 200)

describe('the original of an HTML mail, to show', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><circle/></svg>',
    '<iframe src="https://x.example"></iframe>',
    '<object data="x"></object>',
    '<a href="javascript:alert(1)">x</a>',
    '<p onclick="alert(1)">x</p>',
    '<link rel=stylesheet href="https://x.example/a.css">',
    '<meta http-equiv=refresh content="0;url=https://x.example">',
    '<base href="https://x.example">',
    '<p style="background:url(https://x.example/a)">x</p>',
    '<p style="width:expression(alert(1))">x</p>',
    '<style>@import "https://x.example"</style>',
    '<form action="https://x.example"><input name=a></form>',
    '<math><mtext><script>alert(1)</script></mtext></math>',
    '<img src="https://x.example/pixel.gif">',
    '<table background="https://x.example/a.png"><tr><td>x</td></tr></table>',
    '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
    '<p style="position:fixed">x</p>',
    '<noscript><img src=x onerror=alert(1)></noscript>',
    '<div style="background-image:\\75rl(x)">x</div>',
    '<template><script>x</script></template>',
  ])('executes and loads nothing: %s', (html) => {
    expect(clean(html)).not.toMatch(
      /script|onerror|onload|onclick|\son\w+=|https?:|javascript|url\(|expression|import|<(?:iframe|object|link|meta|base|form|input|svg|math|style|noscript|template)|position|\\/i,
    )
  })

  it('keeps what shows: text, tables, lists, colours', () => {
    const html =
      '<h1>Titel</h1><table border="1"><tr><td colspan="2" style="color:red;font-weight:bold">a &lt; b</td></tr></table><ul><li>c</li></ul>'
    expect(clean(html)).toBe(html)
  })

  it('shows images that are in the mail, and the words of others', () => {
    expect(
      clean(
        '<img src="cid:logo@x" width="90"><img src="cid:none" alt="logo">',
        new Map([['logo@x', 'data:image/png;base64,AA==']]),
      ),
    ).toBe('<img src="data:image/png;base64,AA==" width="90">logo')
  })

  it('keeps a value inside its quotes', () => {
    expect(clean('<p title="&quot; onmouseover=alert(1)">x</p>')).toBe('<p title="&quot; onmouseover=alert(1)">x</p>')
  })

  it('closes what was left open', () => {
    expect(clean('<div><p>x<b>y')).toBe('<div><p>x<b>y</b></p></div>')
  })
})
