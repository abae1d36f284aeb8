import type { Offer, OfferMailDraft } from '@staffel/shared-api/contract'
import { Alert, useIsPhone } from '@staffel/shared-ui/core'
import { Checkbox, Field, Input, KeptNotice, Segmented, showFirstProblem } from '@staffel/shared-ui/form'
import { useTranslation, type Language } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useId, useRef, type SubmitEvent } from 'react'
import { UnevenLines } from '../../../parts/packs/UnevenLines.tsx'
import { AskApproval } from '../approval/AskApproval.tsx'
import { AddressInput } from './AddressInput.tsx'
import { MailPreview } from './MailPreview.tsx'
import { SendFiles } from './SendFiles.tsx'
import { SendPdf } from './SendPdf.tsx'
import { useSendForm } from './useSendForm.ts'
import styles from '../steps/steps.module.css'
import sending from './sending.module.css'

export interface SendFormProps {
  offer: Offer
  kind: 'offer' | 'reminder'
  draft: OfferMailDraft
  /** Another language: the template of that one takes the place of this text. */
  onLanguage: (language: Language) => void
  onClose: () => void
}

export function SendForm({ offer, kind, draft, onLanguage, onClose }: SendFormProps) {
  const { t } = useTranslation('offers')
  const id = useId()
  const isPhone = useIsPhone()
  const form = useRef<HTMLFormElement>(null)
  const { mail, copy, change, problems, notice, needsApproval, unconfirmed, uneven, pending, submit } = useSendForm({
    offer,
    kind,
    draft,
    onSent: onClose,
    showFirstProblem: () => showFirstProblem(form.current),
  })
  const isDraft = offer.status === 'draft'
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }

  return (
    <Modal
      open
      centered
      width={1120}
      title={t(kind === 'reminder' ? 'send.remindTitle' : 'send.title', { number: offer.offer_nr })}
      okText={t(isDraft ? 'send.issueAndSend' : 'send.action')}
      cancelText={t('steps.cancel')}
      okButtonProps={{ htmlType: 'submit', form: id, loading: pending }}
      cancelButtonProps={{ disabled: pending }}
      onCancel={onClose}
      mask={{ closable: false }}
      classNames={{ wrapper: sending.wrap, footer: sending.foot }}
    >
      <div className={sending.mail}>
        <form ref={form} id={id} className={styles.form} onSubmit={send} noValidate>
          <KeptNotice copy={copy} />
          {notice && (
            <div ref={intoSight}>
              <Alert
                type="error"
                showIcon
                title={notice}
                action={needsApproval && <AskApproval offer={offer} onAsked={onClose} />}
              />
            </div>
          )}
          <Field label={t('send.to')} error={problems.to}>
            {(control) => (
              <AddressInput
                control={control}
                suggestions={draft.suggestions}
                // A phone opens its keyboard over half of the form when somebody asks for that.
                autoFocus={!isPhone}
                value={mail.to}
                onChange={(to) => change({ to })}
              />
            )}
          </Field>
          <Field label={t('send.cc')} error={problems.cc}>
            {(control) => (
              <AddressInput
                control={control}
                suggestions={draft.suggestions}
                value={mail.cc}
                onChange={(cc) => change({ cc })}
              />
            )}
          </Field>
          <Segmented
            className={sending.language}
            aria-label={t('send.language')}
            value={draft.lang}
            options={[
              { value: 'nl', label: 'Nederlands' },
              { value: 'en', label: 'English' },
            ]}
            onChange={(value) => onLanguage(value === 'nl' ? 'nl' : 'en')}
          />
          <Field label={t('send.subject')} error={problems.subject}>
            {(control) => (
              <Input
                {...control}
                maxLength={200}
                value={mail.subject}
                onChange={({ target }) => change({ subject: target.value })}
              />
            )}
          </Field>
          <Field label={t('send.body')} error={problems.body}>
            {(control) => (
              <Input.TextArea
                {...control}
                rows={9}
                maxLength={20_000}
                value={mail.body}
                onChange={({ target }) => change({ body: target.value })}
              />
            )}
          </Field>
          <div className={styles.choices}>
            <SendPdf
              offerId={offer.offer_id}
              version={offer.version}
              lang={draft.lang}
              checked={mail.attach_pdf}
              onChange={(attach_pdf) => change({ attach_pdf })}
            />
            <Checkbox checked={mail.with_link} onChange={({ target }) => change({ with_link: target.checked })}>
              {t('send.withLink')}
            </Checkbox>
            <SendFiles
              offerId={offer.offer_id}
              chosen={mail.attachment_ids}
              onChange={(attachment_ids) => change({ attachment_ids })}
            />
          </div>
          {isDraft && (
            <>
              <Alert type="info" showIcon title={t('send.issueFirst')} />
              {unconfirmed.length > 0 && (
                <Alert
                  type="warning"
                  showIcon
                  title={t('editor.unconfirmed.text', { count: unconfirmed.length })}
                  description={unconfirmed.map(({ description }) => description).join(' · ')}
                />
              )}
              {uneven.length > 0 && (
                <Alert
                  type="warning"
                  showIcon
                  title={t('editor.uneven.text', { count: uneven.length })}
                  description={<UnevenLines lines={uneven} />}
                />
              )}
              <Checkbox
                checked={mail.confirmed}
                aria-invalid={problems.confirmed !== undefined}
                aria-describedby={problems.confirmed && `${id}-unconfirmed`}
                onChange={({ target }) => change({ confirmed: target.checked })}
              >
                {t('send.confirmIssue')}
              </Checkbox>
              {problems.confirmed && <Alert id={`${id}-unconfirmed`} type="error" title={problems.confirmed} />}
            </>
          )}
        </form>
        <MailPreview
          offerId={offer.offer_id}
          mail={{ kind, lang: draft.lang, subject: mail.subject, body: mail.body, with_link: mail.with_link }}
        />
      </div>
    </Modal>
  )
}

/** Whoever pressed a button below it is told above the form. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
