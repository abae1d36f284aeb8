import {
  currencySign,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTotal,
  parseDecimal,
  roundHalfUp,
} from './index.ts'

/** Intl puts a no-break space behind the euro sign. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('amounts', () => {
  it.each([
    [1234.56, '€ 1.234,56'],
    [0, '€ 0,00'],
    [1.005, '€ 1,01'],
    [-12.5, '€ -12,50'],
    [1284391.2, '€ 1.284.391,20'],
  ])('writes %d as %s', (amount, shown) => {
    expect(plain(formatMoney(amount))).toBe(shown)
  })

  it.each([
    ['usd', 'US$ 1.234,50', 'US$'],
    ['gbp', '£ 1.234,50', '£'],
    ['eur', '€ 1.234,50', '€'],
  ])('are written in %s with its own sign', (currency, shown, sign) => {
    expect(plain(formatMoney(1234.5, currency))).toBe(shown)
    expect(currencySign(currency)).toBe(sign)
  })

  it.each([null, undefined, Number.NaN])('shows a dash for %s', (nothing) => {
    expect(formatMoney(nothing)).toBe('–')
  })
})

describe('prices', () => {
  it.each([
    [0.2, 1, '€ 0,20'],
    [15.94, 1000, '€ 15,94 per 1.000'],
    [null, 1000, '–'],
  ])('write %d per %d as %s', (unitPrice, priceUnit, shown) => {
    expect(plain(formatPrice({ unitPrice, priceUnit }))).toBe(shown)
  })
})

describe('numbers', () => {
  it('keeps up to three decimals and drops zeros', () => {
    expect(formatNumber(1250.5)).toBe('1.250,5')
    expect(formatNumber(0.125)).toBe('0,125')
    expect(formatNumber(10)).toBe('10')
  })

  it('writes percents', () => {
    expect(formatPercent(12.5)).toBe('12,5%')
    expect(formatPercent(21)).toBe('21%')
    expect(formatPercent(null)).toBe('–')
  })

  it('shows where the server stopped counting', () => {
    expect(formatTotal(9_999)).toBe('9.999')
    expect(formatTotal(10_000)).toBe('10.000+')
  })
})

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [2.675, 2, 2.68],
    [-1.005, 2, -1.01],
    [10.4999, 0, 10],
    [1e21, 2, 1e21],
    [-0.001, 2, 0],
  ])('rounds %d to %d decimals as it is written: %d', (value, decimals, rounded) => {
    expect(roundHalfUp(value, decimals)).toBeCloseTo(rounded, 10)
    expect(Object.is(roundHalfUp(value, decimals), -0)).toBe(false)
  })
})

describe('typing', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1234.56', 1234.56],
    ['1234,5', 1234.5],
    ['€ 12,50', 12.5],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['0.125', 0.125],
    ['12.5', 12.5],
    [',5', 0.5],
    ['-3', -3],
    ['7', 7],
    ['12,', 12],
    ['12.', 12],
    ['1 250', 1250],
    ['1,234,567', 1234567],
    ['-1.234', -1234],
    ['01.234', 1.234],
    ['£ 12,50', 12.5],
    ['$12.50', 12.5],
    ['US$ 12,50', 12.5],
    ['12,50 eur', 12.5],
    ['USD 12,50', 12.5],
    ['€ -12,50', -12.5],
    ['-€ 12,50', -12.5],
  ])('reads %s as %d', (typed, value) => {
    expect(parseDecimal(typed)).toBe(value)
  })

  it.each(['', 'abc', '12 st', '--3', '.', ',', '1e5', '€', '12€50', '12 eur 50', '9'.repeat(400)])(
    'does not take "%s" for a number',
    (typed) => {
      expect(parseDecimal(typed)).toBeNull()
    },
  )

  it.each(['12,,50', '12,50,', '12..50', '1,2,3', '12,345,6', '2,,5', '1.5.', '1.23,5', '1..234,5', '1.234,5.6'])(
    'does not read past a mark too many in "%s"',
    (typed) => expect(parseDecimal(typed)).toBeNull(),
  )

  it('rounds to the decimals that are kept', () => {
    expect(parseDecimal('1,005', 2)).toBe(1.01)
  })

  it('reads back whatever it writes', () => {
    for (const value of [0, 0.5, 1.005, 999.999, 1234.5, 1234567.891])
      expect(parseDecimal(formatNumber(value))).toBe(value)
    for (const currency of ['eur', 'gbp', 'usd'])
      for (const amount of [0.5, -12.5, 1284391.2]) expect(parseDecimal(formatMoney(amount, currency))).toBe(amount)
  })
})
