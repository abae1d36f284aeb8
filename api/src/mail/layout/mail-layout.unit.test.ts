import { mailHtml } from './mail-layout.ts'
import { noticeHtml } from './notice-html.ts'

const link = 'https://staffel.example/o/abc?x=1&y=2'
const mail = (parts: Parameters<typeof mailHtml>[0]['parts']) =>
  mailHtml({ language: 'nl', title: 'Titel', from: { name: 'De Haan & Zn.' }, parts })

test('runs nothing and breaks out of nothing that somebody wrote', () => {
  const html = mail([
    { kind: 'text', text: '<script>alert(1)</script>' },
    { kind: 'quote', text: '"><img src=x onerror=alert(1)>' },
    { kind: 'card', title: '<b>1</b>', rows: [{ name: '<i>', value: '</td>' }] },
    { kind: 'button', label: '<u>', url: 'https://x.example/"onclick="alert(1)' },
  ])
  for (const written of ['<script', '<img', '<b>', '<i>', '<u>', '"onclick']) expect(html).not.toContain(written)
  expect(html).toContain('De Haan &#38; Zn.')
})

test('is a page for the dark and for Outlook too, and opens with what it says', () => {
  const html = mail([{ kind: 'text', text: 'Beste Anna,\nhierbij' }])
  for (const part of [
    'name="color-scheme" content="light dark"',
    'prefers-color-scheme:dark',
    '[if mso]',
    'max-width:600px',
  ])
    expect(html).toContain(part)
  expect(html).toContain('Beste Anna, hierbij</div>')
  expect(html).toContain('Beste Anna,<br>hierbij')
})

test.each(['.', ',', '!', '?', ':', ');', '?).'])('an address in a sentence ends before the %s behind it', (behind) => {
  const html = mail([{ kind: 'text', text: `Kijk op https://staffel.example/a.b?c=1${behind}` }])
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/staffel\.example\/a\.b\?c=1"[^>]*>https:\/\/staffel\.example\/a\.b\?c=1<\/a>/,
  )
  expect(html).toContain(`</a>${behind}</p>`)
})

test('an amount and a day stay on one line, and what is longer need not', () => {
  const rows = [
    { name: 'Geldig tot en met', value: '17 december 2026' },
    { name: 'Uw kenmerk', value: 'Inkooporder 4471 voor hal 2 en hal 3' },
  ]
  const html = mail([{ kind: 'card', title: 'Offerte 7', rows }])
  expect(html).toMatch(/white-space:nowrap[^>]*>17 december 2026</)
  expect(html).toMatch(/white-space:nowrap[^>]*>Geldig tot en met</)
  expect(html).not.toMatch(/white-space:nowrap[^>]*>Inkooporder/)
})

test('a word that is wider than the mail makes it no wider', () => {
  const html = mail([{ kind: 'card', title: 'Offerte 7', subtitle: 'W'.repeat(200), rows: [] }])
  expect(html).toMatch(/class="sheet"[^>]*overflow-wrap:anywhere/)
  // The card stands in three tables; none of them grows with what is in it.
  expect(html.match(/<table[^>]*table-layout:fixed/g)).toHaveLength(3)
})

test('a link on a line of its own is the button, and what was said is set apart', () => {
  const quote = 'Kan het ook in zink?\n\nGroet, Anna'
  const html = noticeHtml({
    language: 'nl',
    title: 'Bericht',
    from: 'De Haan',
    text: `Anna schrijft:\n\n${quote}\n\nLees en antwoord:\n${link}\n`,
    link,
    label: 'Lezen',
    quote,
  })
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="https://staffel.example/o/abc?x=1&#38;y=2"'])
  expect(html).toContain('Kan het ook in zink?<br><br>Groet, Anna')
  expect(html).not.toContain('>https://')
})

test('what was said is set apart also where its words stand in another sentence before it', () => {
  const html = noticeHtml({
    language: 'nl',
    title: 'Bericht',
    from: 'De Haan',
    text: `Anna Jansen (Jansen) schrijft over offerte 7:\n\nJa\n\nLees en antwoord:\n${link}\n`,
    link,
    label: 'Lezen',
    quote: 'Ja',
  })
  expect(html).toContain('>Anna Jansen (Jansen) schrijft over offerte 7:</p>')
  expect(html).toMatch(/<td class="text line"[^>]*>Ja<\/td>/)
})
