import { readFileSync } from 'node:fs'
import { languages } from '@staffel/shared-api/contract'
import { catalogues } from './catalogues.ts'
import { paramsByKey, paramsSource } from './generate/params-source.ts'
import { text } from './text.ts'
import { localeOf, translate, translator } from './translate.ts'

test.each(languages)('the catalogue of %s has every text, with the same parameters', (language) => {
  expect(paramsByKey(catalogues[language])).toEqual(paramsByKey(catalogues.en))
})

test('the parameters that the compiler knows are those of the catalogues: npm run generate -w api', () => {
  expect(readFileSync(new URL('./text-params.generated.ts', import.meta.url), 'utf8')).toBe(paramsSource())
})

test.each(languages)('the locale of %s is one', (language) => {
  expect(Intl.NumberFormat.supportedLocalesOf(localeOf(language))).toEqual([localeOf(language)])
})

test('numbers and days are written as that language writes them', () => {
  const limit = text('field.maximum', { limit: 9_999_999.99 })
  expect(translate('nl', limit)).toBe('Maximaal 9.999.999,99.')
  expect(translate('en', limit)).toBe('At most 9,999,999.99.')
  const plan = text('plan.limit', { plan: 'Start', limit: 25, used: 25, resetsOn: '2026-03-05' })
  expect(translate('nl', plan)).toContain('Vanaf 5 maart 2026')
  expect(translate('en', plan)).toContain('from 5 March 2026')
})

test('a text inside a text is said in the same language, in its plural form', () => {
  const limit = (count: number) =>
    text('sending.limit', {
      whose: text('sending.whose.user'),
      limit: 20,
      what: text('sending.what.invite'),
      per: text('sending.per.hour'),
      wait: text('sending.minutes', { count }),
    })
  expect(translate('nl', limit(1))).toBe(
    'Het maximum voor u is bereikt: 20 uitnodigingen per uur. Probeer het over 1 minuut opnieuw.',
  )
  expect(translate('en', limit(2))).toBe('The limit for you is reached: 20 invites an hour. Try again in 2 minutes.')
})

test.each(['{{link}}', '{{-link}}', '{{', '$t(mail.comment.subject)', '$&', '$$', '<b>', 'context'])(
  'what somebody typed stays as it is: %s',
  (typed) => {
    const t = translator('en')
    expect(t('mail.comment.body', { author: typed, company: 'C', number: 'O-1', text: typed, link: 'L' })).toBe(
      `${typed} (C) writes about offer O-1:\n\n${typed}\n\nRead and reply:\nL\n`,
    )
  },
)

test('an unknown text, and a parameter that is missing or not asked for, are compiler errors', () => {
  // @ts-expect-error there is no such text
  expect(text('field.nothing').key).toBe('field.nothing')
  // @ts-expect-error it asks for a limit
  expect(text('field.maximum').params).toBeUndefined()
  // @ts-expect-error it asks for nothing
  expect(text('field.required', { limit: 1 }).key).toBe('field.required')
})
