import { consentText } from './consent-text.rules.ts'

const offer = { offer_nr: 'OFF-2026-0042', version: 2, company: { name: 'De Haan B.V.' } }

test.each([
  [
    'nl',
    'Ik ben bevoegd om namens mijn bedrijf akkoord te gaan en accepteer offerte OFF-2026-0042 v2 van De Haan B.V. met de daarin genoemde voorwaarden.',
  ],
  [
    'en',
    'I am authorised to agree on behalf of my company and accept offer OFF-2026-0042 v2 of De Haan B.V. with the terms stated in it.',
  ],
] as const)('in %s the customer ticks: %s', (language, sentence) => {
  expect(consentText({ ...offer, language })).toBe(sentence)
})
