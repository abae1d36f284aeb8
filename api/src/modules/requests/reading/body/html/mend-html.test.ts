import { htmlToLines } from './html-to-lines.ts'
import { mendHtml } from './mend-html.ts'
import { sanitiseHtml } from './sanitise-html.ts'
import { cpuMilliseconds } from '../../../../../testing/cpu-milliseconds.ts'

const shown = (html: string): string => htmlToLines(mendHtml(html, 200), 200).text
const original = (html: string): string => sanitiseHtml(mendHtml(html, 200), new Map(), 200)

describe('what is left open hides nothing', () => {
  const openings = [
    '<svg>',
    '<svg><p>',
    '<object>',
    '<title>',
    '<textarea>',
    '<style>',
    '<iframe>',
    '<script>',
    '<math>',
    '<select>',
    '<noframes>',
    '<template>',
    '<canvas>',
    '<audio>',
    '<video>',
    '<map>',
    '<head>',
    '<s>',
    '<del>',
    '<svg/>',
    '<title/>',
    '<iframe src="x"/>',
    '<!-- ',
    '<![CDATA[',
    '<a href="x>',
    '<td><svg></td>',
    '<style><title><svg>',
    '<script><style>'.repeat(30),
  ]
  it.each(openings)('%s before the words', (opening) => {
    const mail = `<html><body><p>Beste</p>${opening}<p>20 st bouten M8x40</p></body></html>`
    expect(shown(mail)).toContain('20 st bouten M8x40')
    expect(original(mail)).toContain('20 st bouten M8x40')
    expect(shown(`${opening}<p>20 st bouten M8x40</p>`)).toContain('20 st bouten M8x40')
  })

  it('a paragraph in a drawing or in the head is one of the mail, as in a browser', () => {
    expect(shown('<svg><p>20 st bouten</p></svg>')).toContain('20 st bouten')
    expect(shown('<head><style>p{}</style><div>20 st bouten</div></head>')).toBe('20 st bouten')
  })

  it('words that a browser shows where it cannot show the thing itself are words', () => {
    expect(shown('<object data="x">20 st bouten</object><textarea>30 st moeren</textarea>')).toContain('20 st bouten')
    expect(shown('<textarea>30 st moeren</textarea>')).toBe('30 st moeren')
  })
})

describe('what is whole stays as it is', () => {
  it.each([
    '<html><head><title>t</title><style>p{color:red}</style></head><body><p>a</p></body></html>',
    '<head><title>t</title><body><p>a<svg><path d="M0 0"/><text>b</text></svg>',
    '<p>a <s>b</s> c<!-- d --><script>e</script><select><option>f</select>',
    '<p>een<ul><li>twee',
    'a < b > c',
    '<p title="x',
    '',
  ])('%s', (html) => {
    expect(mendHtml(html, 200)).toBe(html)
  })

  it('nothing that could run gets out by it', () => {
    expect(original('<svg><p><script>alert(1)</script><img src=x onerror=alert(1)>')).not.toMatch(/<script|onerror/)
  })
})

it.each(['<svg>', '<title>', '<style><title>', '<svg><p>', '<!--', '<a b="', '<head><p>', '</svg>', '<s>'])(
  '%s again and again takes time in proportion to its length',
  (part) => {
    const spent = cpuMilliseconds(() => {
      mendHtml(part.repeat(Math.ceil(1_000_000 / part.length)), 200)
    })
    expect(spent).toBeLessThan(5_000)
  },
)
