import fc from 'fast-check'
import { csvCell, csvMark, csvRow, dutchDecimal, safeCellText, textOfCell } from './csv.rules.ts'

describe('cells of a spreadsheet', () => {
  it.each([
    ['Jansen', 'Jansen'],
    ['a;b', '"a;b"'],
    ['zeg "ja"', '"zeg ""ja"""'],
    ['a\nb', '"a\nb"'],
    [' a', '" a"'],
    [null, ''],
    [1234.5, '1234,5'],
    [-3, '-3'],
    [1e21, '1000000000000000000000'],
    ['=1+1', "'=1+1"],
    ['+31 30', "'+31 30"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\u0000=1', "'=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['a=b', 'a=b'],
    ["'=1", "''=1"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch"],
  ])('%j is written %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell)
  })

  it.each([
    [1.005, 2, '1,01'],
    [3, 2, '3,00'],
    ['12.50', undefined, '12,5'],
  ])('%p with %p decimals is %s', (value, decimals, text) => {
    expect(dutchDecimal(value, decimals)).toBe(text)
  })

  it('are of a file whose mark says UTF-8', () => {
    expect([...new TextEncoder().encode(csvMark)]).toEqual([0xef, 0xbb, 0xbf])
  })

  it('are never taken for a formula, whatever the text', () => {
    const dressed = fc
      .tuple(fc.constantFrom('', ' ', '\t', '\u0000', '\r', '\n'), fc.constantFrom('=', '+', '-', '@', ''), fc.string())
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(dressed, (text) => {
        expect(safeCellText(text).trimStart()).not.toMatch(/^[=+\-@]/)
        expect(safeCellText(text)).not.toMatch(/^[\t\r\n]/)
        expect(safeCellText(text)).not.toContain('\u0000')
      }),
    )
  })

  it('are read as the text that was guarded', () => {
    const guarded = fc
      .tuple(fc.constantFrom('', "'", "''", "' "), fc.constantFrom('=', '+', '-', '@', ''), fc.string())
      .map((parts) => parts.join('').replaceAll('\u0000', ''))
    fc.assert(fc.property(guarded, (text) => expect(textOfCell(safeCellText(text))).toBe(text)))
  })

  it('come back as they were from any reader', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }), (texts) => {
        expect(parsed(csvRow(texts))).toEqual(texts.map(safeCellText))
      }),
    )
  })
})

/** A row as RFC 4180 reads it, with semicolons. */
function parsed(row: string): string[] {
  expect(row.endsWith('\r\n')).toBe(true)
  return [...`;${row.slice(0, -2)}`.matchAll(/;(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )
}
