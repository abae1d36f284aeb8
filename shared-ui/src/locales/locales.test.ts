import type { Translations } from '../area/AreaModule.ts'
import importsEn from '../facades/imports/locales/en.json'
import importsNl from '../facades/imports/locales/nl.json'
import en from './en.json'
import nl from './nl.json'
import plansEn from '../facades/plans/locales/en.json'
import plansNl from '../facades/plans/locales/nl.json'

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

it.each([
  ['the kit', nl, en],
  ['the plans', plansNl, plansEn],
  ['a file on its way in', importsNl, importsEn],
])('%s says the same in both languages', (_whose, dutch, english) => {
  expect(keys(dutch)).toEqual(keys(english))
  expect(placeholders(dutch)).toEqual(placeholders(english))
})
