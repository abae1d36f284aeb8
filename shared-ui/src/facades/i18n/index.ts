/** i18next, once for the whole house. */
export type { Language, Translations } from '../../area/AreaModule.ts'
export { detectLanguage } from './detectLanguage.ts'
export {
  addTranslations,
  currentLanguage,
  i18n,
  initI18n,
  registerTranslations,
  type TranslationLoader,
} from './i18n.ts'
export { useLanguage } from './useLanguage.ts'
export { useTranslation } from 'react-i18next'
