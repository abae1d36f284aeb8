const head = (type: string): string =>
  `From: a@x.example.nl\r\nSubject: offerte\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n`
const mail = (type: string, body: string | Uint8Array, more = ''): Uint8Array =>
  Buffer.concat([Buffer.from(`${head(type)}${more}\r\n`), Buffer.from(body)])

/** Mails that are broken, or made to keep a reader busy. */
export function hostileMails(): [name: string, raw: Uint8Array][] {
  return [
    ['empty', Buffer.alloc(0)],
    ['line ends only', Buffer.from('\r\n\r\n\r\n')],
    ['headers without a body', Buffer.from('From: a@x.example.nl')],
    ['a body without headers', Buffer.from('\r\n20 st bouten M8x40')],
    ['NUL bytes', mail('text/plain', Buffer.alloc(100_000))],
    ['a header of a megabyte', Buffer.from(`Subject: ${'x'.repeat(900_000)}\r\n\r\n20 st bouten`)],
    ['many headers', Buffer.from(`${'X-A: b\r\n'.repeat(50_000)}\r\n20 st bouten`)],
    ['many recipients', Buffer.from(`To: ${'a <a@x.example.nl>, '.repeat(20_000)}b\r\n\r\n20 st bouten`)],
    [
      'encoded words without end',
      Buffer.from(`Subject: ${'=?utf-8?Q?='.repeat(20_000)}\r\nFrom: =?x?B?@@@?=\r\n\r\nx`),
    ],
    ['an unknown charset', mail('text/plain; charset=klingon', '20 st bouten M8x40')],
    [
      'bytes that are in no charset',
      mail(
        'text/plain; charset=utf-8',
        Buffer.from(Array.from({ length: 20_000 }, (_, at) => (at * 37) % 256)),
        'Content-Transfer-Encoding: 8bit\r\n',
      ),
    ],
    ['base64 that is none', mail('text/plain', '====$$$$'.repeat(20_000), 'Content-Transfer-Encoding: base64\r\n')],
    [
      'quoted-printable that is none',
      mail('text/plain', '=Z=ZZ=='.repeat(20_000), 'Content-Transfer-Encoding: quoted-printable\r\n'),
    ],
    [
      'parts inside parts',
      Buffer.from(
        Array.from(
          { length: 400 },
          (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
        ).join(''),
      ),
    ],
    ['mails inside mails', Buffer.from('Content-Type: message/rfc822\r\n\r\n'.repeat(400))],
    ['a boundary of its own lines', mail('multipart/mixed; boundary=""', '--\r\n'.repeat(100_000))],
    ['one long word', mail('text/plain', 'a'.repeat(900_000))],
    ['one long number', mail('text/plain', '9'.repeat(900_000))],
    ['dots', mail('text/plain', '.'.repeat(900_000))],
    ['quote marks', mail('text/plain', '>'.repeat(900_000))],
    ['quote marks by line', mail('text/plain', '> > > >\n'.repeat(100_000))],
    ['reply headers', mail('text/plain', 'Op 1 jan 2026 om 10:00 schreef\n'.repeat(20_000))],
    ['forward headers', mail('text/plain', 'Van: a\nVerzonden: 1-1-2026\nAan: b\nOnderwerp: c\n'.repeat(10_000))],
    ['sizes', mail('text/plain', '1x1x1x1x1x'.repeat(80_000))],
    ['threads and units', mail('text/plain', 'M8x40 20 st, '.repeat(50_000))],
    ['numbers in words', mail('text/plain', 'honderdduizend'.repeat(50_000))],
    ['spaces', mail('text/plain', `a${' '.repeat(900_000)}b`)],
    ['bars', mail('text/plain', `| aantal | artikel |\n${'|||||||||\n'.repeat(80_000)}`)],
    ['headings', mail('text/plain', 'Bouten RVS:\n'.repeat(60_000))],
    ['list markers', mail('text/plain', '1. 2. 3. - * '.repeat(60_000))],
    ['open brackets', mail('text/plain', '('.repeat(500_000))],
    ['HTML attributes', mail('text/html', `<p ${'a="b" '.repeat(100_000)}>20 st bouten M8x40</p>`)],
    ['HTML styles', mail('text/html', `<p style="${'color:red;'.repeat(90_000)}">20 st bouten M8x40</p>`)],
    ['HTML style sheets', mail('text/html', `<style>${'.a{display:none}'.repeat(50_000)}</style><p>20 st bouten</p>`)],
    ['HTML comments', mail('text/html', '<!--'.repeat(200_000))],
    ['HTML entities', mail('text/html', '&#x31;'.repeat(150_000))],
    ['HTML tables in tables', mail('text/html', '<table><tr><td>'.repeat(60_000))],
    [
      'HTML rows that span',
      mail('text/html', `<table>${'<tr><td rowspan=100>1</td><td rowspan=100>b</td></tr>'.repeat(15_000)}</table>`),
    ],
    ['HTML lists in lists', mail('text/html', '<ul><li>a'.repeat(90_000))],
    ['HTML tags that never end', mail('text/html', '<'.repeat(900_000))],
    [
      'CSV quotes that never end',
      mail('text/csv', '"'.repeat(500_000), 'Content-Disposition: attachment; filename=a.csv\r\n'),
    ],
    ['CSV separators', mail('text/csv', ';'.repeat(900_000), 'Content-Disposition: attachment; filename=a.csv\r\n')],
  ]
}
