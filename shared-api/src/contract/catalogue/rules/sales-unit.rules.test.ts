import { knownSalesUnit, salesUnits } from './sales-unit.rules.ts'

describe('what a quantity counts', () => {
  it.each([
    ['st', 'C62'],
    ['m', 'MTR'],
    ['m2', 'MTK'],
    ['m3', 'MTQ'],
    [' KG ', 'KGM'],
    ['l', 'LTR'],
    ['doos', 'XBX'],
    ['blik', 'XCA'],
    ['plaat', 'ST'],
    ['rol', 'XRO'],
    ['paar', 'PR'],
    ['Set', 'SET'],
  ])('%j has the code %s', (unit, code) => expect(knownSalesUnit(unit)?.code).toBe(code))

  it('is the tenant’s own where it is not known', () => expect(knownSalesUnit('pallet')).toBeNull())

  it('has a name and a code of its own each', () => {
    expect(new Set(salesUnits.map(({ unit }) => unit)).size).toBe(salesUnits.length)
    expect(new Set(salesUnits.map(({ code }) => code)).size).toBe(salesUnits.length)
  })
})
