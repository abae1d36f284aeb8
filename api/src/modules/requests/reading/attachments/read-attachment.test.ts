import PDFDocument from 'pdfkit'
import { strToU8, zipSync } from 'fflate'
import { attachmentKind, readAttachment } from './read-attachment.ts'

type Value = string | number | null

const file = (name: string, bytes: Uint8Array) => ({ name, mime: 'application/octet-stream', bytes, inline: false })

async function read(name: string, bytes: Uint8Array) {
  const attachment = file(name, bytes)
  const kind = attachmentKind(attachment)
  return kind ? readAttachment(attachment, kind, false) : []
}
const told = async (name: string, bytes: Uint8Array) =>
  (await read(name, bytes)).map(({ quantity, unit, searchLine }) => [quantity, unit, searchLine])

const quantities = async (name: string, bytes: Uint8Array) => (await read(name, bytes)).map(({ quantity }) => quantity)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const cell = (value: Value) =>
  value === null
    ? '<c/>'
    : typeof value === 'number'
      ? `<c><v>${value}</v></c>`
      : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
const workbook = (
  ...sheets: { readonly name: string; readonly hidden?: boolean; readonly rows: readonly (readonly Value[])[] }[]
) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook><sheets>${sheets.map(({ name, hidden }, at) => `<sheet name="${name}" sheetId="${at + 1}"${hidden ? ' state="hidden"' : ''}/>`).join('')}</sheets></workbook>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(
          `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
        ),
      ]),
    ),
  })
const sheet = (...rows: (readonly Value[])[]) => workbook({ name: 'Blad1', rows })

function pdf(draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ size: 'A4' })
    const chunks: Buffer[] = []
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    draw(document)
    document.end()
  })
}

describe('a spreadsheet', () => {
  it('is read by the names of its columns, below whatever stands above them', async () => {
    expect(
      await told(
        'lijst.xlsx',
        sheet(
          ['Materiaallijst woning 12'],
          ['Project', 2026],
          ['Art.nr.', 'Omschrijving', 'Aantal', 'Eenheid', 'Prijs', 'Opmerking'],
          ['HOUT'],
          ['VUR-1', 'Vuren balk 44x94 3600', 24, 'st', 12.5, 'met FSC'],
          [null, 'Gipsplaat 60x260', 12.5, 'm2'],
          [null, 'Strip 30x5', 'p.m.', 'st'],
          [null, 'Kwast', 0, 'st'],
          [null, 'Totaal', 36.5],
        ),
      ),
    ).toEqual([
      [24, 'st', 'VUR-1 Vuren balk 44x94 3600 24 st'],
      [12.5, 'm2', 'Gipsplaat 60x260 12,5 m2'],
    ])
  })

  it('is read without names too: numbers that count the rows, lengths and prices are no quantities', async () => {
    expect(
      await quantities(
        'a.xlsx',
        sheet([1, 'Vuren balk 44x94', 3600, 24], [2, 'Vuren balk 44x94', 4200, 16], [3, 'Gipsplaat', 2600, 30]),
      ),
    ).toEqual([24, 16, 30])
    expect(await quantities('b.xlsx', sheet([18, 'Multiplex 18 mm'], [6, 'Multiplex 12 mm']))).toEqual([18, 6])
    expect(await quantities('c.xlsx', sheet(['20 st bouten M8x40'], ['30 st moeren M8'], ['graag offerte']))).toEqual([
      20, 30,
    ])
  })

  it('says the sheet and row of a line, and hidden sheets do not count', async () => {
    const header = ['Aantal', 'Artikel']
    const lines = await read(
      'x.xlsx',
      workbook(
        { name: 'Oud', hidden: true, rows: [header, [9, 'Bout M6x20']] },
        { name: 'Nieuw', rows: [header, [20, 'Bout M8x40']] },
      ),
    )
    expect(lines).toMatchObject([{ quantity: 20, place: { kind: 'row', sheet: 'Nieuw', row: 2 } }])
  })
})

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'aantal;artikel\r\n20;"Bout M8x40; zwart"\r\n1.000;Moer M8\r\n'],
    ['tabs', 'aantal\tartikel\n20\tBout M8x40\n1.000\tMoer M8\n'],
    ['commas', 'aantal,artikel\n20,Bout M8x40\n"1.000",Moer M8\n'],
    ['a quoted line break', 'aantal;artikel\n20;"Bout\nM8x40"\n1000;Moer M8'],
    ['sep=', 'sep=|\naantal|artikel\n20|Bout M8x40\n1000|Moer M8'],
  ])('with %s', async (_, text) => {
    expect(await quantities('x.csv', strToU8(text))).toEqual([20, 1000])
  })

  it.each([
    ['UTF-8', Buffer.from('aantal;artikel\n5;Azobé balk 70x70\n6;Plank ruw')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFaantal;artikel\n5;Azobé balk 70x70\n6;Plank ruw')],
    ['Windows-1252', Buffer.from('aantal;artikel\n5;Azobé balk 70x70\n6;Plank ruw', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFaantal;artikel\n5;Azobé balk 70x70\n6;Plank ruw', 'utf16le')],
  ])('in %s', async (_, bytes) => {
    expect(await told('x.csv', bytes)).toEqual([
      [5, null, '5 Azobé balk 70x70'],
      [6, null, '6 Plank ruw'],
    ])
  })
})

describe('a PDF', () => {
  it('keeps the columns of a table, also where a cell is left open', async () => {
    const places = [50, 80, 150, 380, 430, 480]
    const rows = [
      ['Pos', 'Artikelnr', 'Omschrijving', 'Aantal', 'Eenh', 'Prijs'],
      ['1', 'HOE-404-V', 'Hoekstaal 40x40x4 verzinkt 6 m', '25', 'lgt'],
      ['2', '', 'Slotbout M10x100 verzinkt', '1.200', 'st'],
      ['3', '', 'Kokerprofiel 60x40x3', '8', 'lgt'],
    ]
    const bytes = await pdf((document) => {
      document
        .fontSize(10)
        .text('Bouwbedrijf De Vries BV, Industrieweg 12, 1234 AB Voorbeeld', 50, 40)
        .text('Offerteaanvraag 2026-118   Tel: 030-1234567', 50, 60)
      rows.forEach((row, line) =>
        row.forEach(
          (text, column) => text && document.text(text, places[column], 120 + line * 18, { lineBreak: false }),
        ),
      )
    })
    expect(await told('aanvraag.pdf', bytes)).toEqual([
      [25, 'lgt', 'HOE-404-V Hoekstaal 40x40x4 verzinkt 6 m 25 lgt'],
      [1200, 'st', 'Slotbout M10x100 verzinkt 1.200 st'],
      [8, 'lgt', 'Kokerprofiel 60x40x3 8 lgt'],
    ])
  })

  it('is read as text otherwise', async () => {
    const bytes = await pdf((document) =>
      document.text(
        'Graag prijs voor:\n- 20 platen OSB-3 18 mm 1220x2440\n- 250 stuks zeskantbout M8x40\n\nMet vriendelijke groet,\nJan, tel 030 000 11 22',
      ),
    )
    expect(await quantities('aanvraag.pdf', bytes)).toEqual([20, 250])
  })
})

it('other files hold no lines', () => {
  expect(attachmentKind(file('foto.jpg', strToU8('20 st bouten')))).toBeNull()
  expect(attachmentKind(file('alles.zip', zipSync({ 'a.csv': strToU8('aantal;artikel') })))).toBeNull()
})

describe('a PDF whose columns stand close', () => {
  const rows = [
    ['1', 'M8x40 bout', '20'],
    ['2', 'M10 moer verzinkt', '35'],
    ['3', 'M8 sluitring', '2000'],
  ] as const
  const draw = (names: readonly [string, string, string] | null, gap: number) =>
    pdf((document) => {
      document.fontSize(10)
      for (const [index, cells] of [...(names ? [names] : []), ...rows].entries()) {
        const y = 100 + index * 16
        const width = document.widthOfString(names?.[0] ?? '3')
        document
          .text(cells[0], 72, y, { lineBreak: false })
          .text(cells[1], 72 + width + gap, y, { lineBreak: false })
          .text(cells[2], 72 + width + gap + 90, y, { lineBreak: false })
      }
    })

  it.each([2, 3, 5, 8])('is read by the places of its words: %d points from position to goods', async (gap) => {
    expect(await told('lijst.pdf', await draw(['Pos', 'Omschrijving', 'Aantal'], gap))).toEqual([
      [20, null, 'M8x40 bout 20'],
      [35, null, 'M10 moer verzinkt 35'],
      [2000, null, 'M8 sluitring 2000'],
    ])
  })

  it('without names of the columns too', async () => {
    expect(await quantities('lijst.pdf', await draw(null, 5))).toEqual([20, 35, 2000])
  })

  it('and words that happen to stand under each other are no columns', async () => {
    const lines = [
      'Graag een offerte voor de volgende goederen:',
      '20 bouten M8x40 verzinkt',
      '35 moeren M10 verzinkt',
      '12 ringen M8 verzinkt',
    ]
    const bytes = await pdf((document) => {
      document.fontSize(10)
      for (const [index, line] of lines.entries())
        line
          .split(' ')
          .reduce(
            (x, word) => (
              document.text(word, x, 100 + index * 16, { lineBreak: false }),
              x + document.widthOfString(`${word} `)
            ),
            72,
          )
    })
    expect(await quantities('brief.pdf', bytes)).toEqual([20, 35, 12])
  })
})
