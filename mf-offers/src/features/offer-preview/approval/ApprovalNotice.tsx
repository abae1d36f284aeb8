import type { Offer } from '@staffel/shared-api/contract'
import { Alert, Text, Unbroken } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { ApprovalReasons } from '../../../parts/money/approval/ApprovalReasons.tsx'

const types = { asked: 'info', given: 'success', refused: 'error' } as const

/** Of a draft: that a second person is needed, asked, or what they said; and why they are asked at all. */
export function ApprovalNotice({ offer: { status, approval, approval_reasons: now = [] } }: { offer: Offer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  if (status !== 'draft') return null
  if (approval === null)
    return (
      now.length > 0 && (
        <Alert type="warning" showIcon title={t('approval.needed')} description={<ApprovalReasons reasons={now} />} />
      )
    )
  const { state, by, at, reason, asked_by, question, reasons } = approval
  const facts = { name: by || t('approval.colleague'), date: formatInstant(at, language) }
  const said = state === 'asked' ? question : reason
  return (
    <Alert
      type={types[state]}
      showIcon
      title={<Unbroken>{t(`approval.notice.${state}`, facts)}</Unbroken>}
      description={
        <>
          {said && <Text as="p">{t('approval.said', { text: said })}</Text>}
          {state !== 'given' && <ApprovalReasons reasons={reasons} />}
          {state !== 'asked' && asked_by && (
            <Text as="p" tone="muted" size="small">
              {t('approval.askedBy', { name: asked_by })}
            </Text>
          )}
        </>
      }
    />
  )
}
