import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../format/formatInstant.ts'
import { Unbroken } from '../../core/Unbroken.tsx'
import { useLanguage } from '../../i18n/useLanguage.ts'
import './kept-notice.css'

export interface KeptNoticeProps {
  /** What the form knows of what was typed and not saved. */
  copy: {
    /**
     * `taken`: the form goes on with it. `changed`, `found`: the person chooses. `unkept`: what is typed now is on this
     * screen alone.
     */
    readonly notice:
      { readonly kind: 'taken' | 'changed' | 'found'; readonly at: string } | { readonly kind: 'unkept' } | null
    readonly take: () => void
    readonly drop: () => void
  }
}

/**
 * Above a form: that it goes on with what was typed before, or that there is a choice to be made, or that nothing can
 * be kept now.
 */
export function KeptNotice({ copy: { notice, take, drop } }: KeptNoticeProps) {
  const { t } = useTranslation('ui')
  const { language } = useLanguage()
  if (!notice) return null
  if (notice.kind === 'unkept')
    return <Alert type="warning" showIcon role="status" className="sf-kept-notice" title={t('kept.unkept')} />
  const isOpen = notice.kind !== 'taken'
  return (
    <Alert
      type={isOpen ? 'warning' : 'info'}
      showIcon
      role="status"
      className="sf-kept-notice"
      title={<Unbroken>{t(`kept.${notice.kind}`, { when: formatInstant(notice.at, language) })}</Unbroken>}
      action={
        <span className="sf-kept-notice-choices">
          {isOpen && (
            <Button size="small" onClick={take}>
              {t('kept.take')}
            </Button>
          )}
          <Button size="small" type="text" onClick={drop}>
            {t('kept.drop')}
          </Button>
        </span>
      }
    />
  )
}
