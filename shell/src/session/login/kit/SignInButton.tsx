import type { MouseEventHandler, ReactNode } from 'react'
import styles from './sign-in-button.module.css'

export interface SignInButtonProps {
  /** The next step; one a screen. */
  main?: boolean
  icon?: ReactNode
  /** It is being done: a further press does nothing, and the keyboard stays where it is. */
  busy?: boolean
  type?: 'button' | 'submit'
  /** Leads there, in a tab of its own. */
  href?: string
  onClick?: () => void
  children: ReactNode
}

/** A button of the sign-in page, which is drawn before the kit of the areas is there. */
export function SignInButton({
  main,
  icon,
  busy = false,
  type = 'button',
  href,
  onClick,
  children,
}: SignInButtonProps) {
  const look = main ? `${styles.button} ${styles.main}` : styles.button
  if (href !== undefined) {
    return (
      <a className={look} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  }
  const press: MouseEventHandler = (event) => {
    if (busy) event.preventDefault()
    else onClick?.()
  }
  return (
    <button type={type} className={look} aria-busy={busy} aria-disabled={busy} onClick={press}>
      {busy ? <span className="sf-turn" /> : icon}
      {children}
    </button>
  )
}
