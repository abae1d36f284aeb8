import type { Offer } from '@staffel/shared-api/contract'
import { staffChannels } from '@staffel/shared-api/rules'
import { Alert } from '@staffel/shared-ui/core'
import { DateInput } from '@staffel/shared-ui/date'
import { Checkbox, Field, Input, Select } from '@staffel/shared-ui/form'
import { formatDate, today } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { wishStatus } from '../../../api/offer-life.calls.ts'
import { StepDialog } from './StepDialog.tsx'
import { useOfferStep } from './useOfferStep.ts'

interface Note {
  readonly accepted_by: string
  readonly accepted_on: string | null
  readonly channel: (typeof staffChannels)[number]
  readonly po_number: string
  readonly reason: string
  readonly confirmed: boolean
}

/** Notes the customer's yes. After the last day of validity that has to be confirmed, with a reason. */
export function AcceptDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const [note, setNote] = useState<Note>({ accepted_by: '', accepted_on: today(), channel: 'email', po_number: '', reason: '', confirmed: false })
  const [tried, setTried] = useState(false)
  const optional = offer.version === offer.issued_version ? offer.items.filter((item) => item.optional) : []
  const [chosen, setChosen] = useState(() => optional.filter(({ selected }) => selected).map(({ id }) => id))
  const step = useOfferStep({ offer, call: wishStatus, done: ({ offer_nr }) => t('steps.accept.done', { number: offer_nr }), onDone: onClose })
  const change = (changed: Partial<Note>) => setNote({ ...note, ...changed })
  const expired = offer.current_status === 'expired'
  const missing = { reason: expired && !note.reason.trim(), confirmed: expired && !note.confirmed }

  function submit(): void {
    setTried(true)
    if (missing.reason || missing.confirmed) return
    step.take({
      status: 'accepted',
      channel: note.channel,
      ...(note.accepted_by.trim() && { accepted_by: note.accepted_by.trim() }),
      ...(note.accepted_on && { accepted_on: note.accepted_on }),
      ...(note.po_number.trim() && { po_number: note.po_number.trim() }),
      ...(optional.length > 0 && { selected_optional: chosen }),
      ...(expired && { reason: note.reason.trim(), confirm_expired: true }),
    })
  }

  return (
    <StepDialog offer={offer} title={t('steps.accept.title', { number: offer.offer_nr })} confirmLabel={t('steps.accept.action')} step={step} onSubmit={submit} onClose={onClose}>
      {expired && <Alert type="warning" showIcon title={t('steps.accept.expired', { date: formatDate(offer.validUntil, language) })} />}
      <Field label={t('steps.accept.by')} error={step.errors.accepted_by}>
        {(control) => <Input {...control} value={note.accepted_by} maxLength={200} onChange={({ target }) => change({ accepted_by: target.value })} />}
      </Field>
      <div className="step-pair">
        <Field label={t('steps.accept.on')} error={step.errors.accepted_on}>
          {({ id, status }) => <DateInput id={id} status={status} value={note.accepted_on} max={today()} onChange={(accepted_on) => change({ accepted_on })} />}
        </Field>
        <Field label={t('steps.accept.channel')}>
          {({ id }) => (
            <Select id={id} value={note.channel} options={staffChannels.map((value) => ({ value, label: t(`channels.${value}`) }))} onChange={(channel) => change({ channel })} />
          )}
        </Field>
      </div>
      <Field label={t('steps.accept.poNumber')} error={step.errors.po_number}>
        {(control) => <Input {...control} value={note.po_number} maxLength={100} onChange={({ target }) => change({ po_number: target.value })} />}
      </Field>
      {optional.length > 0 && (
        <Field label={t('steps.accept.optional')}>
          {({ id }) => (
            <Checkbox.Group className="step-choices" name={id} value={chosen} options={optional.map((item) => ({ value: item.id, label: item.description }))} onChange={setChosen} />
          )}
        </Field>
      )}
      {expired && (
        <>
          <Field label={t('steps.reason')} error={tried && missing.reason ? t('steps.reasonMissing') : step.errors.reason}>
            {(control) => <Input.TextArea {...control} rows={2} maxLength={2000} value={note.reason} onChange={({ target }) => change({ reason: target.value })} />}
          </Field>
          <Checkbox checked={note.confirmed} onChange={({ target }) => change({ confirmed: target.checked })} aria-invalid={tried && missing.confirmed}>
            {t('steps.accept.confirmExpired')}
          </Checkbox>
        </>
      )}
    </StepDialog>
  )
}
