import { Email, Nullable, Strict, Text } from '@staffel/shared-api/contract'
import { Type } from 'typebox'
import { DomainError } from '../errors.ts'
import { validator } from './validator.ts'

const check = validator(
  Strict({ email: Email, name: Type.Optional(Nullable(Text(40))), notes: Type.Optional(Type.Array(Text(1_000))) }),
)

const fieldsOf = (value: unknown): string[] => {
  try {
    check(value)
    return []
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return Object.keys(error.options.fields ?? {})
  }
}

test('an address that fills the whole body is refused as quickly as it came', () => {
  const started = process.threadCpuUsage()
  expect(fieldsOf({ email: `a@${'.'.repeat(900_000)}@` })).toEqual(['email'])
  const { user, system } = process.threadCpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(1_000)
})

test('every text that is too long is named, wherever it stands', () => {
  const long = 'é'.repeat(500_000)
  expect(fieldsOf({ email: long, name: long, notes: ['kort', long] })).toEqual(
    expect.arrayContaining(['email', 'name', 'notes.1']),
  )
})

test('a limit counts characters: one outside the first plane is one, and one more is too long', () => {
  const email = 'anna@dewit.example.nl'
  expect(fieldsOf({ email, name: '😀'.repeat(40), notes: ['😀'.repeat(1_000)] })).toEqual([])
  expect(fieldsOf({ email, name: '😀'.repeat(41), notes: ['😀'.repeat(1_001)] })).toEqual(['name', 'notes.0'])
})

test('a body that is nothing but brackets is refused', () => {
  expect(fieldsOf(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).length).toBeGreaterThan(0)
})

test.each(['anna@dewit.example.nl', 'a@b.c', 'a@.b.c', 'a@b..c'])('%s has the form of an address', (email) =>
  expect(fieldsOf({ email })).toEqual([]),
)
test.each(['a@b', 'a@.b', 'a@b.', 'a@@b.c', '@b.c', 'a b@c.d', ''])('%s has not', (email) =>
  expect(fieldsOf({ email })).toEqual(['email']),
)
