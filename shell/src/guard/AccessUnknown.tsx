import { Spin } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import './access-unknown.css'

/** While the user or their access is not known yet. */
export function AccessUnknown() {
  const { t } = useTranslation('shell')
  return (
    <div className="shell-unknown" role="status" aria-busy="true">
      <Spin size="large" />
      <span className="sf-sr-only">{t('loading')}</span>
    </div>
  )
}
