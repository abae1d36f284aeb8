import { signIn } from '@staffel/shared-auth'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useId, useRef, useState, type FormEvent } from 'react'
import { AttemptNotice } from '../kit/AttemptNotice.tsx'
import { SignInButton } from '../kit/SignInButton.tsx'
import styles from './link-steps.module.css'
import { useSignInStep } from './useSignInStep.ts'

export interface AskForLinkProps {
  next: string | null
  onSent: (email: string) => void
  onCancel: () => void
}

type Wrong = 'required' | 'invalid' | null

/** The address that a sign-in link goes to. */
export function AskForLink({ next, onSent, onCancel }: AskForLinkProps) {
  const { t } = useTranslation('shell')
  const { messageKey, again, busy, attempt } = useSignInStep('send-link')
  const [wrong, setWrong] = useState<Wrong>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const found = wrongWith(input.current)
    setWrong(found)
    if (found) return input.current?.focus()
    const address = input.current?.value.trim() ?? ''
    if (await attempt(() => signIn.sendLink(address, next))) onSent(address)
  }

  return (
    <form noValidate className={styles.step} onSubmit={(event) => void send(event)}>
      <Text as="p" tone="muted">
        {t('signIn.link.intro')}
      </Text>
      <div className={styles.field}>
        <label htmlFor={id}>{t('signIn.link.email')}</label>
        <input
          ref={input}
          id={id}
          type="email"
          required
          autoComplete="email"
          autoFocus
          placeholder={t('signIn.link.placeholder')}
          aria-invalid={wrong !== null}
          aria-describedby={wrong ? `${id}-message` : undefined}
          onChange={() => setWrong(null)}
          // Who leaves it empty may only be on the way to another button.
          onBlur={({ target }) => target.value && setWrong(wrongWith(target))}
        />
        {wrong && (
          <Text as="div" id={`${id}-message`} tone="danger" size="small">
            {t(`signIn.link.${wrong}`)}
          </Text>
        )}
      </div>
      <AttemptNotice messageKey={messageKey} again={again} />
      <div className={styles.buttons}>
        <SignInButton onClick={onCancel}>{t('signIn.link.cancel')}</SignInButton>
        <SignInButton main type="submit" busy={busy}>
          {t('signIn.link.send')}
        </SignInButton>
      </div>
    </form>
  )
}

function wrongWith(input: HTMLInputElement | null): Wrong {
  if (!input?.value.trim()) return input?.validity.badInput ? 'invalid' : 'required'
  return input.validity.typeMismatch || input.validity.badInput ? 'invalid' : null
}
