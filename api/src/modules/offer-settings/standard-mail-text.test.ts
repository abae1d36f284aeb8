import { fillMailText, mailPlaceholders, offerMailKinds, type MailPlaceholder } from '@staffel/shared-api/rules'
import { standardMailText } from './standard-mail-text.ts'

const values: Readonly<Record<MailPlaceholder, string>> = {
  customer: 'Bouwbedrijf De Haan B.V.',
  contact: 'J. de Haan Jr.',
  offer_nr: 'OFF-2026-0042',
  title: 'Offerte Bouwbedrijf De Haan B.V.',
  valid_until: '15 april 2026',
  total: '€ 1.210,00',
  link: 'https://x.example/o/t',
  sender: 'M. Jansen Jr.',
  company: 'Staffel Bouw B.V.',
  reason: 'Te duur.',
}
const cases = offerMailKinds.flatMap((kind) => (['nl', 'en'] as const).map((language) => [kind, language] as const))

test.each(cases)('the usual words of a mail (%s, %s) read well, whatever title and names end in', (kind, language) => {
  const { subject, body } = standardMailText(kind, language)
  const read = [fillMailText(subject, values), fillMailText(body, values)]
  expect(read.join('\n')).not.toMatch(/\.\.|(voor|for|of) (Offerte|Offer) /)
  expect(read[0]).not.toMatch(/[Oo]ffert?e?r?\b.*\bOfferte Bouw/)
  expect(read[1]).toContain(`\n${values.title}\n`)
  expect(read[1]?.endsWith(`\n${values.sender}\n${values.company}`)).toBe(true)
  expect(mailPlaceholders.some((name) => read.join().includes(`{${name}}`))).toBe(false)
})
