import { htmlToLines } from './html-to-lines.ts'

const read = (html: string) => htmlToLines(html, 200)
const shown = (html: string) => read(html).text

describe('what a reader sees of an HTML mail', () => {
  it.each([
    ['display:none'],
    ['visibility:hidden'],
    ['font-size:0'],
    ['font-size:1px'],
    ['color:#fff'],
    ['color:white;background:#fff'],
    ['color:#fefefe'],
    ['opacity:0'],
    ['max-height:0;overflow:hidden'],
    ['mso-hide:all'],
    ['position:absolute;left:-9999px'],
    ['text-indent:-999px'],
    ['text-decoration:line-through'],
  ])('is no text with %s', (style) => {
    expect(shown(`<p>voor</p><p style="${style}">verborgen <b>tekst</b></p><p>na</p>`)).toBe('voor\n\nna')
  })

  it('is no text that a style sheet hides, unless for print only', () => {
    expect(
      shown(
        '<style>.x, p.y{display:none} @media print{.z{display:none}}</style><p class="x">a</p><p class="y">b</p><p class="z">c</p>',
      ),
    ).toBe('c')
  })

  it('is no script, comment, title or struck out text', () => {
    expect(shown('<head><title>t</title></head><!-- c --><script>s</script><p>a <s>b</s><del>c</del> d</p>')).toBe(
      'a d',
    )
  })

  it('is light text on a dark ground', () => {
    expect(shown('<table><tr><td bgcolor="#003366"><font color="white">Aanvraag</font></td></tr></table>')).toBe(
      'Aanvraag',
    )
  })

  it('keeps rows and columns, also of cells that reach down', () => {
    const { lines } = read(
      '<table><tr><td>Verf</td><td>wit</td><td>3</td></tr><tr><td rowspan="2">Lak</td><td>rood</td><td>4</td></tr><tr><td>blauw</td><td>5</td></tr></table>',
    )
    expect(lines.filter(({ cells }) => cells).map(({ cells }) => cells?.map(({ text }) => text))).toEqual([
      ['Verf', 'wit', '3'],
      ['Lak', 'rood', '4'],
      ['Lak', 'blauw', '5'],
    ])
  })

  it('sees tables that lay out a page as text', () => {
    expect(shown('<table><tr><td><table><tr><td><p>Hallo</p></td></tr></table></td></tr></table>')).toBe('Hallo')
  })

  it('keeps lists with their depth', () => {
    expect(shown('<ul><li>Dak<ul><li>PIR 100 mm</li></ul></li><li>Gevel</li></ul>')).toBe(
      '- Dak\n  - PIR 100 mm\n- Gevel',
    )
  })

  it('marks what is quoted and what is a signature', () => {
    const { lines } = read('<p>nieuw</p><blockquote type="cite">oud</blockquote><div class="gmail_signature">Jan</div>')
    expect(
      lines.filter(({ text }) => text !== '').map(({ text, quote, signature }) => [text, quote, signature]),
    ).toEqual([
      ['nieuw', 0, false],
      ['oud', 1, false],
      ['Jan', 0, true],
    ])
  })

  it('gives every line its place in the text', () => {
    const { text, lines } = read(
      '<p>een</p><ul><li>twee <b>drie</b></li></ul><table><tr><td>vier</td><td>vijf</td></tr></table><blockquote>zes</blockquote>',
    )
    for (const line of lines) expect(text.slice(line.start, line.end)).toBe(line.text)
  })

  it('goes on at what was cut off', () => {
    expect(shown('<div><p>een<ul><li>twee &Oslash;40')).toBe('een\n\n- twee Ø40')
  })
})
