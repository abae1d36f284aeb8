import { useTranslation } from 'react-i18next'
import type { Language } from '../../area/AreaModule.ts'
import { setLanguage } from './i18n.ts'
import { isLanguage } from './isLanguage.ts'

/** The language of the interface, and the way to change it. Renders again when it changes. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => Promise<void> } {
  const { i18n } = useTranslation('ui')
  return { language: isLanguage(i18n.language) ? i18n.language : 'en', setLanguage }
}
