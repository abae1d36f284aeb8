import { readNumber } from './readNumber.ts'
import { readRows } from './readRows.ts'
import { headerOf, recognise } from './recognise.ts'

describe('rows of a spreadsheet', () => {
  it.each([
    [
      'tabs',
      'B1\tBout\t100\r\nM1\tMoer\t50\r\n',
      [
        ['B1', 'Bout', '100'],
        ['M1', 'Moer', '50'],
      ],
    ],
    [
      'semicolons',
      'B1;Bout;100\nM1;;50',
      [
        ['B1', 'Bout', '100'],
        ['M1', '', '50'],
      ],
    ],
    ['one row of tabs', 'B1\t100', [['B1', '100']]],
    ['a column', 'B1\rM1\r', [['B1'], ['M1']]],
    [
      'quoted cells',
      '"Bout; ""zwart""\nM8";2\nMoer;3',
      [
        ['Bout; "zwart"\nM8', '2'],
        ['Moer', '3'],
      ],
    ],
    [
      'a quote that does not end',
      '"3/8 bout\t2\nMoer\t3',
      [
        ['"3/8 bout', '2'],
        ['Moer', '3'],
      ],
    ],
    [
      'empty rows',
      'B1\t1\n\t\n\nM1\t2',
      [
        ['B1', '1'],
        ['M1', '2'],
      ],
    ],
  ])('are read from %s', (_, text, rows) => {
    expect(readRows(text)).toEqual(rows)
  })

  it.each(['', 'zeskantbout', 'bout; verzinkt', 'bout\r\n', '\t\t', 'x'.repeat(500_001)])('are not %j', (text) => {
    expect(readRows(text.slice(0, 500_001))).toBeNull()
  })

  it('are read in time however they are made', () => {
    const before = process.cpuUsage()
    for (const text of [
      '"'.repeat(400_000),
      '""\t'.repeat(100_000),
      ';\n'.repeat(200_000),
      `"${'a\n'.repeat(200_000)}`,
    ])
      readRows(text)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2000)
  })
})

describe('a number in a cell', () => {
  it.each([
    ['1.250', 1250],
    ['1.250,5', 1250.5],
    ['€ 0,24', 0.24],
    ['40 st', 40],
    ['12,5 m2', 12.5],
    ['40 st.', 40],
    ['M8', null],
    ['8.8 verzinkt staal', null],
    ['-3', null],
    ['1e9', null],
    ['', null],
  ])('%j is %p', (cell, number) => {
    expect(readNumber(cell, 3)).toBe(number)
  })
})

describe('the columns', () => {
  const known = (sku: string) => ['b-1', 'b-2', '10023'].includes(sku.toLowerCase())
  const columns = (rows: string[][]) => recognise(rows, headerOf([]), known)

  it.each([
    [
      'number, words, quantity, price',
      [
        ['B-1', 'Bout', '100', '0,24'],
        ['X-9', 'Iets', '5', '1,00'],
      ],
      [0, 1, 2, 3],
    ],
    ['quantity first', [['100', 'B-1', 'Bout']], [1, 2, 0, undefined]],
    [
      'a price with its sign before the quantity',
      [
        ['Bout', '€ 1', '10'],
        ['Moer', '€ 2', '20'],
      ],
      [undefined, 0, 2, 1],
    ],
    [
      'numbers that are article numbers',
      [
        ['10023', '40'],
        ['10023', '50'],
      ],
      [0, undefined, 1, undefined],
    ],
    [
      'numbered rows',
      [
        ['1', 'B-1', '40'],
        ['2', 'B-2', '50'],
      ],
      [1, undefined, 2, undefined],
    ],
    [
      'quantity, price and total',
      [
        ['B-1', '2', '3,00', '6,00'],
        ['B-2', '4', '2,50', '10,00'],
      ],
      [0, undefined, 1, 2],
    ],
    [
      'unknown numbers',
      [
        ['X-1', 'Een lang woord', '3'],
        ['X-2', 'Nog een', '4'],
      ],
      [0, 1, 2, undefined],
    ],
    ['words alone', [['Zagen'], ['Boren']], [undefined, 0, undefined, undefined]],
  ])('are known by what stands in them: %s', (_, rows, [sku, description, quantity, unitPrice]) => {
    expect(columns(rows)).toEqual({ sku, description, quantity, unitPrice })
  })

  it('are known of a whole file that was pasted', () => {
    const rows = Array.from({ length: 200_000 }, () => ['B-1', '4'])
    expect(columns(rows)).toMatchObject({ sku: 0, quantity: 1 })
  })

  it('are what their head says', () => {
    const head = [['Aantal', 'Stukprijs', 'Artikelnr.', 'Omschrijving']]
    expect(headerOf(head)).toEqual({ quantity: 0, unitPrice: 1, sku: 2, description: 3 })
    expect(headerOf([['Item', '12']])).toEqual({})
  })
})
