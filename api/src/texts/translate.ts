import type { Language } from '@staffel/shared-api/contract'
import { createInstance } from 'i18next'
import { catalogues } from './catalogues.ts'
import { text, type Inserted, type ParamsOf, type Text, type TextKey } from './text.ts'

/** The interpolation and plurals of the front end's texts; who puts a text into HTML escapes it. */
const i18n = createInstance()
void i18n.init({
  initAsync: false,
  lng: 'en',
  fallbackLng: 'en',
  resources: Object.fromEntries(
    Object.entries(catalogues).map(([language, translation]) => [language, { translation }]),
  ),
  interpolation: { escapeValue: false },
})

/** What stands behind the comma of `{{limit, number}}`. */
const formats: Readonly<Record<string, (value: string, locale: string, language?: string) => string>> = {
  /** `9.999.999,99` */
  number: (value, locale) => Number(value).toLocaleString(locale, { maximumFractionDigits: 3 }),
  /** `9.999.999,90` */
  money: (value, locale) =>
    Number(value).toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  /** Of `YYYY-MM-DD`: `5 maart 2026`. */
  day: (value, locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${value}T00:00:00Z`)),
  /** `Sep`, of `09`. Of the language and not of its locale: `en-GB` writes `Sept`. */
  monthName: (value, _locale, language) =>
    new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2000, Number(value) - 1)),
  /** At the start of a sentence. */
  capital: (value) => value.charAt(0).toUpperCase() + value.slice(1),
}
for (const [name, format] of Object.entries(formats)) {
  i18n.services.formatter?.add(name, (value, lng) => format(String(value), i18n.t('locale', { lng }), lng))
}

/** Says a text in somebody's language. */
export function translate(language: Language, { key, params = {} }: Text): string {
  const said = Object.entries(params).map(([name, value]) => [name, saidIn(language, value)])
  // Under `replace` no parameter can be taken for an option; the count chooses the plural.
  return i18n.t(key, { lng: language, replace: Object.fromEntries(said), ...countOf(params) })
}

/** The texts of one language: `const t = translator(language)`, `t('pdf.page', { page, pages })`. */
export function translator(language: Language) {
  return <Key extends TextKey>(key: Key, ...params: ParamsOf<Key>): string => translate(language, text(key, ...params))
}
export type Translate = ReturnType<typeof translator>

/** Whether the catalogues have a text of that key. */
export const isTextKey = (key: string): key is TextKey => i18n.exists(key)

/** How a language writes numbers and days, as a BCP 47 tag. */
export const localeOf = (language: Language): string => catalogues[language].locale

const saidIn = (language: Language, value: Inserted): string | number =>
  typeof value === 'object' ? translate(language, value) : value

const countOf = ({ count }: Readonly<Record<string, Inserted>>) => (typeof count === 'number' ? { count } : {})
