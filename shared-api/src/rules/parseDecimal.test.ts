import fc from 'fast-check'
import { parseAmount, parseDecimal } from './parseDecimal.ts'

describe('parseDecimal', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1,234.5', 1234.5],
    ['1234,5', 1234.5],
    ['12.345.678', 12345678],
    ['€ 1.234,50', 1234.5],
    ['0,125', 0.125],
    ['0.125', 0.125],
    [',5', 0.5],
    ['5,', 5],
    ['-3,5', -3.5],
    ['1 000', 1000],
    ['1\u00a0000,25', 1000.25],
    ['1.2345', 1.2345],
    ['1234.567', 1234.567],
    ['01.234', 1.234],
    [',55', 0.55],
    [',123.5', 123.5],
    ['.123,5', 123.5],
    ['9'.repeat(60), 1e60],
  ])('reads %j as %p in either language', (text, value) => {
    expect([parseDecimal(text, 'nl'), parseDecimal(text, 'en')]).toEqual([value, value])
  })

  it.each([
    ['1.234', 1234, 1.234],
    ['1,234', 1.234, 1234],
    ['-1.234', -1234, -1.234],
  ])('reads %j by what the language groups with', (text, dutch, english) => {
    expect([parseDecimal(text, 'nl'), parseDecimal(text, 'en')]).toEqual([dutch, english])
  })

  it('takes Dutch for what it is not told the language of', () => {
    expect([parseDecimal('1.234'), parseAmount('1.234')]).toEqual([1234, 1234])
  })

  it.each(['', '-', 'tien', '1.23.456', '9'.repeat(61), '1,2,3', '1,2.3,4', '12abc', '1e5', 'Infinity', '.', ','])(
    'finds no number in %j',
    (text) => {
      expect([parseDecimal(text), parseAmount(text)]).toEqual([null, 0])
    },
  )

  it('reads back whatever the language itself writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom('nl', 'en'), (thousandths, language) => {
        const value = thousandths / 1000
        const written = value.toLocaleString(language === 'nl' ? 'nl-NL' : 'en-GB', { minimumFractionDigits: 3 })
        expect(parseDecimal(written, language)).toBe(value)
      }),
    )
  })
})
