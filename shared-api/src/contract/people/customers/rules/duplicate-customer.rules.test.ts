import {
  companyDomain,
  comparableName,
  comparablePostcode,
  comparableRegistration,
  isSameCustomer,
} from './duplicate-customer.rules.ts'

describe('the same customer', () => {
  it.each([
    ['Bouwbedrijf Jansen B.V.', 'bouwbedrijf jansen'],
    ['BOUWBEDRIJF  JANSEN bv', 'bouwbedrijf jansen'],
    ['Café & Co', 'cafe en co'],
    ['Groen V.O.F.', 'groen'],
    ['B.V.', 'bv'],
    ['Zum Löwen GmbH', 'zum lowen'],
    ['Dubois srl', 'dubois'],
    ['Peeters bvba', 'peeters'],
    ['Smith Ltd', 'smith'],
    ['Groen v. o. f', 'groen'],
    ['  Jansen-Zn  ', 'jansen zn'],
    ['', ''],
    ['Van den Berg N.V. Holding', 'van den berg holding'],
  ])('%s is compared as %s', (name, comparable) => {
    expect(comparableName(name)).toBe(comparable)
  })

  it.each([
    [' 3511 ab ', '3511AB'],
    [null, ''],
  ])('%j is the postcode %j', (postcode, comparable) => {
    expect(comparablePostcode(postcode)).toBe(comparable)
  })

  it.each([
    ['KvK 12 34 56 78', '12345678'],
    ['0123.456.789', '0123456789'],
    ['HRB 12345', ''],
    ['onbekend', ''],
    [null, ''],
  ])('%j is registered as %j', (number, comparable) => {
    expect(comparableRegistration(number)).toBe(comparable)
  })

  it.each([
    ['info@Jansen.nl', 'jansen.nl'],
    ['jan@gmail.com', null],
    ['jan@HOTMAIL.nl', null],
    ['a@b@jansen.nl', 'jansen.nl'],
    ['jan@jansen.nl of piet', null],
    ['jan', null],
    [null, null],
  ])('%j is mail at %j', (email, domain) => {
    expect(companyDomain(email)).toBe(domain)
  })

  it.each([
    [{ name: 'Jansen BV', postal_code: '3511ab' }, { name: 'Jansen', postal_code: '3511 AB' }, true],
    [{ name: 'Jansen BV', postal_code: '3511ab' }, { name: 'Jansen', postal_code: '9999 ZZ' }, false],
    [{ name: 'Jansen', postal_code: '3511 AB' }, { name: 'Pietersen', postal_code: '3511 AB' }, false],
    [{ name: 'Jansen' }, { name: 'Jansen' }, false],
    [{ name: 'Jansen', postal_code: ' ' }, { name: 'Jansen', postal_code: null }, false],
    [{ name: 'A', email: 'a@jansen.nl' }, { name: 'B', email: 'b@jansen.nl' }, true],
    [{ name: 'A', email: 'a@jansen.nl' }, { name: 'B', email: 'b@pietersen.nl' }, false],
    [
      { name: 'A', chamber_of_commerce_number: '12345678' },
      { name: 'B', chamber_of_commerce_number: 'KvK 1234 5678' },
      true,
    ],
    [
      { name: 'A', chamber_of_commerce_number: '12345678' },
      { name: 'B', chamber_of_commerce_number: '12345679' },
      false,
    ],
    [{ name: 'A', chamber_of_commerce_number: '-' }, { name: 'B', chamber_of_commerce_number: '-' }, false],
    [{ name: 'A', email: 'a@gmail.com' }, { name: 'B', email: 'a@gmail.com' }, false],
  ])('%j and %j: %p', (one, other, same) => {
    expect([isSameCustomer(one, other), isSameCustomer(other, one)]).toEqual([same, same])
  })
})
