import type { Translations } from '../area/AreaModule.ts'
import en from './en.json'
import nl from './nl.json'

function keys(texts: Translations, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keys(value, `${path}${key}.`),
  )
}

function placeholders(texts: Translations): string[] {
  return Object.values(texts).flatMap((value) =>
    typeof value === 'string' ? [(value.match(/{{\w+}}/g) ?? []).sort().join()] : placeholders(value),
  )
}

it('says the same in both languages', () => {
  expect(keys(nl)).toEqual(keys(en))
  expect(placeholders(nl)).toEqual(placeholders(en))
})
