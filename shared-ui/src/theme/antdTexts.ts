import type { Locale } from 'antd/es/locale'
import enGB from 'antd/es/locale/en_GB'
import nlNL from 'antd/es/locale/nl_NL'

/** antd's own words in the languages of the interface. Its Dutch calls the button that empties a date "Reset". */
export const antdTexts: Readonly<Record<'nl' | 'en', Locale>> = { nl: inDutch(), en: enGB }

function inDutch(): Locale {
  const { DatePicker } = nlNL
  return DatePicker ? { ...nlNL, DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, clear: 'Wissen' } } } : nlNL
}
