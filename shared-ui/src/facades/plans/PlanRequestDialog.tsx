import Input from 'antd/es/input'
import { Modal } from '../overlay/Modal.tsx'
import { useState } from 'react'
import { Text } from '../core/Text.tsx'
import { Field } from '../form/Field.tsx'
import { ErrorState } from '../../states/ErrorState.tsx'
import type { PlanName, RequestPlan } from './plan.types.ts'
import { usePlanTexts } from './usePlanTexts.ts'

export interface PlanRequestDialogProps {
  plan: PlanName
  /** Where the answer goes. */
  email: string
  onRequest: RequestPlan
  onSent: () => void
  onClose: () => void
}

/** Asks sales for a plan; of Enterprise it is a question. */
export function PlanRequestDialog({ plan, email, onRequest, onSent, onClose }: PlanRequestDialogProps) {
  const { t } = usePlanTexts()
  const [phone, setPhone] = useState('')
  const [message, setMessage] = useState('')
  // The same one when the same is sent again: its first answer may have been lost.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [sending, setSending] = useState(false)
  const [tried, setTried] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isQuestion = plan === 'enterprise'
  const isMissing = isQuestion && message.trim() === ''

  function typed(set: (text: string) => void, text: string) {
    set(text)
    setKey(crypto.randomUUID())
  }

  async function send() {
    setTried(true)
    if (isMissing || sending) return
    setSending(true)
    setError(null)
    try {
      await onRequest({ plan, phone: phone.trim(), message: message.trim() }, key)
      onSent()
    } catch (failure) {
      setError(failure)
      setSending(false)
    }
  }

  return (
    <Modal
      open
      centered
      width={480}
      title={isQuestion ? t('request.contact') : t('request.title', { plan: t(`${plan}.name`) })}
      okText={t(isQuestion ? 'request.sendQuestion' : 'request.send')}
      cancelText={t('request.cancel')}
      okButtonProps={{ loading: sending }}
      cancelButtonProps={{ disabled: sending }}
      closable={false}
      onOk={() => void send()}
      onCancel={() => !sending && onClose()}
    >
      <div className="sf-plan-request">
        <Text as="p">{t('request.intro', { email })}</Text>
        <Field
          label={t(isQuestion ? 'request.question' : 'request.message')}
          error={tried && isMissing ? t('request.questionMissing') : undefined}
        >
          {(control) => (
            <Input.TextArea
              {...control}
              autoFocus
              value={message}
              maxLength={2_000}
              rows={4}
              onChange={(event) => typed(setMessage, event.target.value)}
            />
          )}
        </Field>
        <Field label={t('request.phone')}>
          {(control) => (
            <Input
              {...control}
              type="tel"
              autoComplete="tel"
              maxLength={40}
              value={phone}
              onChange={(event) => typed(setPhone, event.target.value)}
              onPressEnter={() => void send()}
            />
          )}
        </Field>
        {error !== null && <ErrorState size="compact" title={t('request.failed')} error={error} />}
      </div>
    </Modal>
  )
}
