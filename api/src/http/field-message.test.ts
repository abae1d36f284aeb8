import { Email, languages, Price } from '@staffel/shared-api/contract'
import { DomainError } from '../errors.ts'
import type { Text } from '../texts/text.ts'
import { translate } from '../texts/translate.ts'
import { fieldMessage } from './field-message.ts'
import { validator } from './validator.ts'

const inEach = (message: Text | undefined) =>
  message && Object.fromEntries(languages.map((language) => [language, translate(language, message)]))

function said(schema: Parameters<typeof validator>[0], value: unknown): unknown {
  try {
    validator(schema, 'field')(value)
    return null
  } catch (error) {
    return error instanceof DomainError ? inEach(error.options.fields?.['field']) : error
  }
}

test('a limit is written as people write numbers', () => {
  expect(said(Price, 50_000_000)).toEqual({ nl: 'Maximaal 9.999.999,99.', en: 'At most 9,999,999.99.' })
  expect(inEach(fieldMessage({ keyword: 'minimum', params: { limit: 0 } }))).toEqual({
    nl: 'Minimaal 0.',
    en: 'At least 0.',
  })
})

test('an e-mail address that is none is called so', () => {
  expect(said(Email, 'niet goed')).toEqual({ nl: 'Geen geldig e-mailadres.', en: 'Not a valid e-mail address.' })
  expect(inEach(fieldMessage({ keyword: 'pattern', params: { pattern: '^x$' } }))).toEqual({
    nl: 'Ongeldige waarde.',
    en: 'Invalid value.',
  })
})
