import { strToU8, zipSync } from 'fflate'
import { readFile } from './read-file.ts'
import { withMaxima } from './with-maxima.ts'

const read = (bytes: Uint8Array) => readFile(bytes, { mapping: null, remembered: {} })

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const workbook = (parts: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])))
const inline = (...cells: readonly string[]) =>
  cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')

describe('a workbook', () => {
  it('is read cell by cell: text, numbers, days and what stands in several cells', () => {
    const { drafts } = read(
      workbook({
        'xl/worksheets/sheet1.xml': sheet(
          `<row r="1">${inline('SKU', 'Naam', 'Basisprijs', 'Startdatum')}</row>` +
            `<row r="3"><c t="s"><v>0</v></c>${inline('Bout')}<c><v>0.1</v></c><c><v>46053</v></c></row>`,
        ),
        'xl/sharedStrings.xml': '<sst><si><r><t>B-</t></r><r><t>1</t></r><rPh><t>x</t></rPh></si></sst>',
      }),
    )
    expect(drafts).toMatchObject([
      { row: 3, sku: 'B-1', fields: { name: 'Bout', baseUnitPrice: 0.1, startDate: '2026-01-31' }, problems: [] },
    ])
  })

  it.each([
    ['holds a DOCTYPE', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${sheet('')}`, 'doctype'],
    ['is cut off', '<worksheet><sheetData><row><c><v>1</v>', 'unclosed'],
    ['names an entity', sheet('<row><c><v>&e;</v></c></row>'), 'entity'],
  ])('that %s is not read', (_, content, reason) => {
    expect(() => read(workbook({ 'xl/worksheets/sheet1.xml': content }))).toThrow(reason)
  })

  it.each(['1e999', '-4', '2.5', 'x'])('whose row calls itself %s is counted on', (number) => {
    const rows = `<row r="1">${inline('SKU', 'Naam')}</row><row r="${number}">${inline('B-1', 'Bout')}</row>`
    expect(read(workbook({ 'xl/worksheets/sheet1.xml': sheet(rows) })).drafts).toMatchObject([{ row: 2, sku: 'B-1' }])
  })

  it('that unpacks to more than is read is given up as it comes', () => {
    const bomb = workbook({ 'xl/worksheets/sheet1.xml': sheet(`<row>${' '.repeat(125 * 1024 * 1024)}</row>`) })
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(() => read(bomb)).toThrow('tooLarge')
  })

  it('whose cells all name one long text is given up when they say more than is read', () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(30)
    const rows = `<row>${inline('SKU', 'Naam')}</row>${`<row>${cells}</row>`.repeat(400)}`
    const bomb = workbook({
      'xl/worksheets/sheet1.xml': sheet(rows),
      'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(12_000)}</t></si></sst>`,
    })
    expect(() => read(bomb)).toThrow('tooLarge')
  })

  it('with more rows than are read is given up', () => {
    const rows = `<row>${inline('SKU')}</row>${'<row><c><v>1</v></c></row>'.repeat(200_002)}`
    expect(() => read(workbook({ 'xl/worksheets/sheet1.xml': sheet(rows) }))).toThrow('tooManyRows')
  })
})

describe('tiers of a file that says only where they begin', () => {
  it('go on to the next one of their variant, in whatever order they stand', () => {
    const csv = 'SKU;Naam;Variant;Vanaf;Staffelprijs\nA;Bout;;100;8\nA;;;1;9\nA;;rood;5;7\nA;;;1;9'
    expect(read(strToU8(csv)).drafts[0]?.tiers?.map(({ maxQuantity }) => maxQuantity)).toEqual([null, 99, null, 99])
  })

  it('are read in one go, however many there are', () => {
    const tiers = Array.from({ length: 200_000 }, (_, index) => ({ variantCode: null, minQuantity: index + 1 }))
    expect(withMaxima(tiers).slice(-2)).toMatchObject([{ maxQuantity: 199_999 }, { maxQuantity: null }])
  })
})

describe('numbers of a CSV file', () => {
  it.each([
    ['SKU;Prijs\nA;1.250\nB;1,5', 1250],
    ['SKU,Price\nA,"1,250"\nB,1.5', 1250],
    ['SKU;Prijs\nA;1.250\nB;1.5', 1.25],
    ['SKU;Prijs\nA;1.250', 1250],
  ])('%j are read as its other numbers say', (csv, price) => {
    expect(read(strToU8(csv)).drafts[0]?.fields.baseUnitPrice).toBe(price)
  })
})

describe('characters that cannot be stored', () => {
  const wide = (text: string, marked: boolean) => Buffer.from(`${marked ? '\ufeff' : ''}${text}`, 'utf16le')

  it('are replaced in every cell and name of a column, whether they are read or not', () => {
    const { columns, drafts } = read(strToU8('SKU;Na\0am;Kl\0eur;Omschrijving\nA\0-1;Bout;ro\0od;Sta\0al'))
    expect(columns.map(({ name }) => name)).toEqual(['SKU', 'Na\ufffdam', 'Kl\ufffdeur', 'Omschrijving'])
    expect(columns.map(({ samples }) => samples[0])).toEqual(['A\ufffd-1', 'Bout', 'ro\ufffdod', 'Sta\ufffdal'])
    expect(drafts).toMatchObject([{ sku: 'A\ufffd-1', fields: { description: 'Sta\ufffdal' } }])
  })

  it('do not come of a cut through one that takes two places', () => {
    const long = `${'x'.repeat(59)}😀`
    const name = `${'k'.repeat(119)}😀`
    const csv = `SKU;${name}\nA;${long}`
    const xlsx = workbook({
      'xl/worksheets/sheet1.xml': sheet(`<row>${inline('SKU', name)}</row><row>${inline('A', long)}</row>`),
    })
    for (const file of [strToU8(csv), xlsx])
      expect(read(file).columns[1]).toMatchObject({ name: 'k'.repeat(119), samples: ['x'.repeat(59)] })
  })

  it('do not come of half a character that a file in UTF-16 holds', () => {
    expect(read(wide('SKU;Naam\nA;Bout \ud83d', true)).drafts[0]?.fields.name).toBe('Bout \ufffd')
  })

  it.each([
    ['little endian', (bytes: Buffer) => bytes],
    ['big endian', (bytes: Buffer) => bytes.swap16()],
  ])('are none in UTF-16 without a mark, %s', (_, ordered) => {
    for (const text of ['SKU;Naam\nA;Café', `SKU;Naam${'\nA;Café'.repeat(60)}`])
      expect(read(ordered(wide(text, false))).drafts).toMatchObject([{ sku: 'A', fields: { name: 'Café' } }])
  })

  it('that say that a file is no text get it refused as such', () => {
    const wider = [...'SKU;Naam\nA;Bout'].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0])
    expect(() => read(Uint8Array.from(wider))).toThrow('format')
  })
})

test.each(['constructor', 'toString', '__proto__'])('a column that is called %s is one that is not read', (name) => {
  const { columns, drafts } = read(strToU8(`SKU;Naam;${name}\nB-1;Bout;x`))
  expect(columns).toMatchObject([{ field: 'sku' }, { field: 'name' }, { name, field: null }])
  expect(drafts).toMatchObject([{ sku: 'B-1', fields: { name: 'Bout' }, problems: [] }])
})
