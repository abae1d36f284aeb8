import { addressesIn, isAddress } from './addresses.ts'

it('takes addresses as they are copied, each once', () => {
  expect(addressesIn(['a@x.nl; b@x.nl,A@X.nl\nc@x.nl'])).toEqual(['a@x.nl', 'b@x.nl', 'c@x.nl'])
  expect(addressesIn(['Anna Bos <anna@x.nl>', ' piet@x.nl '])).toEqual(['anna@x.nl', 'piet@x.nl'])
  expect(addressesIn(['Anna', '<anna@x.nl>'])).toEqual(['anna@x.nl'])
  expect(addressesIn(['nonsense'])).toEqual(['nonsense'])
})

it.each([
  ['anna@dehaan.nl', true],
  ['inkoop+bouw@de-haan.co.uk', true],
  ['anna@dehaan', false],
  ['anna@', false],
  ['@dehaan.nl', false],
  ['anna', false],
  ['an na@dehaan.nl', false],
  ['anna@dehaan..nl', false],
  ['a@b@dehaan.nl', false],
])('%s: %s', (text, fits) => {
  expect(isAddress(text)).toBe(fits)
})
