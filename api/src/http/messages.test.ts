import { Email, Price } from '@staffel/shared-api/contract'
import { DomainError } from '../errors.ts'
import { fieldMessage } from './messages.ts'
import { validator } from './validator.ts'

function said(schema: Parameters<typeof validator>[0], value: unknown): unknown {
  try {
    validator(schema, 'field')(value)
    return null
  } catch (error) {
    return error instanceof DomainError ? error.options.fields : error
  }
}

test('a limit is written as people write numbers', () => {
  expect(said(Price, 50_000_000)).toEqual({ field: { nl: 'Maximaal 9.999.999,99.', en: 'At most 9,999,999.99.' } })
  expect(fieldMessage({ keyword: 'minimum', params: { limit: 0 } })).toEqual({ nl: 'Minimaal 0.', en: 'At least 0.' })
})

test('an e-mail address that is none is called so', () => {
  expect(said(Email, 'niet goed')).toEqual({
    field: { nl: 'Geen geldig e-mailadres.', en: 'Not a valid e-mail address.' },
  })
  expect(fieldMessage({ keyword: 'pattern', params: { pattern: '^x$' } })).toEqual({
    nl: 'Ongeldige waarde.',
    en: 'Invalid value.',
  })
})
