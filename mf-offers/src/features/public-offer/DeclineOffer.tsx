import type { PublicOffer } from '@staffel/shared-api/contract'
import { declineReasons, isBlank, type DeclineReason } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { Radio } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useId, useState } from 'react'
import { TextAreaField } from '../../parts/TextAreaField.tsx'
import { publicOfferCalls, type PublicRefusal } from '../../api/public-offers.calls.ts'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { usePublicAnswer } from './usePublicAnswer.ts'
import styles from './public-offer.module.css'

/** What a customer says; "no response" is for the seller to note. */
const reasons = declineReasons.filter((reason) => reason !== 'no-response')

/** The customer's no: a reason, or own words. */
export function DeclineOffer({ token, offer, onClose }: { token: string; offer: PublicOffer; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const id = useId()
  const [code, setCode] = useState<DeclineReason>()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const answer = usePublicAnswer({
    token,
    call: (said: PublicRefusal) => publicOfferCalls(token).decline(said),
    onDone: onClose,
  })
  const missing = !code && isBlank(reason)

  function submit(): void {
    setTried(true)
    if (!missing)
      answer.send({
        version: offer.version,
        ...(code && { reason_code: code }),
        ...(reason.trim() && { reason: reason.trim() }),
      })
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('public.decline.title', { number: shownOfferNumber(offer) })}
      confirmLabel={t('public.decline.action')}
      pending={answer.pending}
      onConfirm={submit}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <div role="group" aria-labelledby={id}>
          <p id={id} className={styles.label}>
            {t('public.decline.why')}
          </p>
          <Radio.Group
            className={styles.choices}
            aria-labelledby={id}
            value={code}
            options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            onChange={({ target }) => setCode(reasons.find((known) => known === target.value))}
          />
        </div>
        <TextAreaField
          label={t('public.decline.text')}
          error={answer.errors.reason}
          rows={3}
          maxLength={2000}
          value={reason}
          onChange={setReason}
        />
        {tried && missing && (
          <Text as="p" tone="danger">
            {t('public.decline.missing')}
          </Text>
        )}
      </div>
    </ConfirmDialog>
  )
}
