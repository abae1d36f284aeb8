import type { Offer } from '@staffel/shared-api/contract'
import { isBlank, staffChannels } from '@staffel/shared-api/rules'
import { useWorkingCopy } from '@staffel/shared-auth'
import { Alert, Text } from '@staffel/shared-ui/core'
import { DateInput } from '@staffel/shared-ui/date'
import { Checkbox, Field, Input, Select } from '@staffel/shared-ui/form'
import { formatDate, today } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { TextAreaField } from '../../../parts/TextAreaField.tsx'
import { wishStatus } from '../../../api/offers/offer-transitions.calls.ts'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { agreedTotals, openLines, otherQuantities, type Quantities } from './quantities/agreedTotals.ts'
import { IssuedVersion } from './IssuedVersion.tsx'
import { hasProblem, OpenQuantities } from './quantities/OpenQuantities.tsx'
import { StepDialog } from './StepDialog.tsx'
import { useOfferStep } from './useOfferStep.ts'
import styles from './steps.module.css'

interface Note {
  readonly accepted_by: string
  readonly accepted_on: string | null
  readonly channel: (typeof staffChannels)[number]
  readonly po_number: string
  readonly reason: string
  readonly confirmed: boolean
}

const nothing: Omit<Note, 'confirmed'> = {
  accepted_by: '',
  accepted_on: null,
  channel: 'email',
  po_number: '',
  reason: '',
}

interface AcceptDialogProps {
  offer: Offer
  onClose: () => void
}

/**
 * Notes the customer's yes to the version that they have. After the last day of validity that has to be confirmed, with
 * a reason.
 */
export function AcceptDialog({ offer, onClose }: AcceptDialogProps) {
  return (
    <IssuedVersion offer={offer} onClose={onClose}>
      {(issued) => <AcceptForm offer={offer} issued={issued} onClose={onClose} />}
    </IssuedVersion>
  )
}

function AcceptForm({ offer, issued, onClose }: AcceptDialogProps & { issued: Offer }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const [note, setNote] = useState<Note>(() => ({ ...nothing, accepted_on: today(), confirmed: false }))
  const [tried, setTried] = useState(false)
  const money = useMoney()
  const optional = issued.items.filter((item) => item.optional)
  const [chosen, setChosen] = useState(() => optional.filter(({ selected }) => selected).map(({ id }) => id))
  const open = openLines(issued)
  const [quantities, setQuantities] = useState<Quantities>({})
  const others = otherQuantities(issued, quantities)
  const hasWrong = open.some((line) => hasProblem(line, quantities))
  const { total } = hasWrong ? issued.totals : agreedTotals(issued, optional.length > 0 ? chosen : null, others)
  const draft = offer.version === issued.version ? null : offer.draft_version
  const [begun] = useState(() => ({ ...nothing, accepted_on: note.accepted_on, chosen, quantities }))
  const { confirmed: _, ...written } = note
  const copy = useWorkingCopy({
    subject: `offer:${offer.offer_id}:accept-${issued.version}`,
    stored: begun,
    typed: { ...written, chosen, quantities },
    onTake: take,
  })
  const sent = () => {
    copy.done()
    onClose()
  }
  const step = useOfferStep({
    offer,
    call: wishStatus,
    done: ({ offer_nr }) => t('steps.accept.done', { number: offer_nr }),
    onDone: sent,
  })
  const change = (changed: Partial<Note>) => setNote({ ...note, ...changed })
  const expired = offer.current_status === 'expired'
  const missing = { reason: expired && isBlank(note.reason), confirmed: expired && !note.confirmed }

  function take({ chosen: lines, quantities: taken = {}, ...typed }: typeof begun): void {
    change(typed)
    setChosen(lines)
    setQuantities(taken)
  }

  function submit(): void {
    setTried(true)
    if (missing.reason || missing.confirmed || hasWrong) return
    step.take({
      status: 'accepted',
      channel: note.channel,
      ...(note.accepted_by.trim() && { accepted_by: note.accepted_by.trim() }),
      ...(note.accepted_on && { accepted_on: note.accepted_on }),
      ...(note.po_number.trim() && { po_number: note.po_number.trim() }),
      ...(optional.length > 0 && { selected_optional: chosen }),
      ...(others.length > 0 && { quantities: others }),
      ...(expired && { reason: note.reason.trim(), confirm_expired: true }),
    })
  }

  return (
    <StepDialog
      offer={offer}
      title={t('steps.accept.title', { number: offer.offer_nr, version: issued.version })}
      confirmLabel={t('steps.accept.action')}
      step={step}
      copy={copy}
      onSubmit={submit}
      onClose={onClose}
    >
      {draft !== null && (
        <Alert
          type="warning"
          showIcon
          title={t('steps.accept.draft', { draft })}
          description={t('steps.accept.draftText', { issued: issued.version })}
        />
      )}
      {expired && (
        <Alert
          type="warning"
          showIcon
          title={t('steps.accept.expired', { date: formatDate(issued.validUntil, language) })}
        />
      )}
      <Field label={t('steps.accept.by')} error={step.errors.accepted_by}>
        {(control) => (
          <Input
            {...control}
            value={note.accepted_by}
            maxLength={200}
            onChange={({ target }) => change({ accepted_by: target.value })}
          />
        )}
      </Field>
      <div className={styles.pair}>
        <Field label={t('steps.accept.on')} error={step.errors.accepted_on}>
          {({ id, status }) => (
            <DateInput
              id={id}
              status={status}
              value={note.accepted_on}
              min={issued.issuedAt ? today(new Date(issued.issuedAt)) : undefined}
              max={today()}
              onChange={(accepted_on) => change({ accepted_on })}
            />
          )}
        </Field>
        <Field label={t('steps.accept.channel')}>
          {({ id }) => (
            <Select
              id={id}
              value={note.channel}
              options={staffChannels.map((value) => ({ value, label: t(`channels.${value}`) }))}
              onChange={(channel) => change({ channel })}
            />
          )}
        </Field>
      </div>
      <Field label={t('steps.accept.poNumber')} error={step.errors.po_number}>
        {(control) => (
          <Input
            {...control}
            value={note.po_number}
            maxLength={100}
            onChange={({ target }) => change({ po_number: target.value })}
          />
        )}
      </Field>
      {optional.length > 0 && (
        <Field label={t('steps.accept.optional')}>
          {({ id }) => (
            <Checkbox.Group
              className={styles.choices}
              name={id}
              value={chosen}
              options={optional.map((item) => ({
                value: item.id,
                label: `${item.description} (${money(item.total)})`,
              }))}
              onChange={setChosen}
            />
          )}
        </Field>
      )}
      <OpenQuantities lines={open} quantities={quantities} onChange={setQuantities} />
      <div aria-live="polite" className={styles.total}>
        <Text tone="muted">{t('steps.accept.total')}</Text>
        <Text strong numeric>
          {money(total)}
        </Text>
      </div>
      {expired && (
        <>
          <TextAreaField
            label={t('steps.reason')}
            error={tried && missing.reason ? t('steps.reasonMissing') : step.errors.reason}
            rows={2}
            maxLength={2000}
            value={note.reason}
            onChange={(reason) => change({ reason })}
          />
          <Checkbox
            checked={note.confirmed}
            onChange={({ target }) => change({ confirmed: target.checked })}
            aria-invalid={tried && missing.confirmed}
          >
            {t('steps.accept.confirmExpired')}
          </Checkbox>
        </>
      )}
    </StepDialog>
  )
}
