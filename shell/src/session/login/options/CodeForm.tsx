import { secondFactor, type SecondFactorState } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useId, useRef, useState, type FormEvent } from 'react'
import { AttemptNotice } from '../kit/AttemptNotice.tsx'
import { SignInButton } from '../kit/SignInButton.tsx'
import styles from './link-steps.module.css'

/** The code of the app that somebody added to their sign-in. */
export function CodeForm({ asked: { factors, busy, messageKey } }: { asked: SecondFactorState }) {
  const { t } = useTranslation('shell')
  const [isMissing, setIsMissing] = useState(false)
  const [chosen, setChosen] = useState(factors[0]?.id ?? '')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = input.current?.value.replaceAll(/\D/g, '') ?? ''
    setIsMissing(code.length !== 6)
    if (code.length === 6) await secondFactor.submit(chosen, code)
    // A code that was wrong is typed over.
    input.current?.focus()
    input.current?.select()
  }

  return (
    <form noValidate className={styles.step} onSubmit={(event) => void submit(event)}>
      <Text as="p" tone="muted">
        {t('signIn.code.intro')}
      </Text>
      {factors.length > 1 && (
        <div className={styles.field}>
          <label htmlFor={`${id}-app`}>{t('signIn.code.app')}</label>
          <select id={`${id}-app`} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {factors.map((factor, index) => (
              <option key={factor.id} value={factor.id}>
                {factor.name || t('signIn.code.unnamed', { number: index + 1 })}
              </option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.field}>
        <label htmlFor={id}>{t('signIn.code.label')}</label>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          required
          autoFocus
          aria-invalid={isMissing || messageKey === 'signIn.error.wrongCode'}
          aria-describedby={isMissing ? `${id}-message` : undefined}
          onChange={() => setIsMissing(false)}
        />
        {isMissing && (
          <Text as="div" id={`${id}-message`} tone="danger" size="small">
            {t('signIn.code.required')}
          </Text>
        )}
      </div>
      <AttemptNotice messageKey={messageKey} again={null} />
      <div className={styles.buttons}>
        <SignInButton onClick={() => secondFactor.giveUp()}>{t('signIn.code.cancel')}</SignInButton>
        <SignInButton main type="submit" busy={busy}>
          {t('signIn.code.submit')}
        </SignInButton>
      </div>
      <Text as="p" tone="muted" size="small">
        {t('signIn.code.lost')}
      </Text>
    </form>
  )
}
