import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/useLanguage.ts'
import { toast } from '../../toast/toast.ts'
import { FlagGb } from './FlagGb.tsx'
import { FlagNl } from './FlagNl.tsx'
import './language-switch.css'

/**
 * Shows the flag of the language in use; a press changes to the other one. Its name says so in the language it leads
 * to.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('ui')
  const { language, setLanguage } = useLanguage()
  const other = language === 'nl' ? 'en' : 'nl'

  const change = () => {
    setLanguage(other).catch(() => toast.failure(t('language.failed'), change))
  }

  return (
    <button
      type="button"
      className="sf-language"
      aria-label={t('language.switch')}
      title={t('language.switch')}
      onClick={change}
    >
      {language === 'nl' ? <FlagNl /> : <FlagGb />}
    </button>
  )
}
