import Button, { type ButtonProps } from 'antd/es/button'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

export interface ButtonLinkProps extends Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> {
  to: To
  /** Handed to the next screen in the history's entry. */
  state?: unknown
}

/** A link that looks like a button; a new tab, the middle button and the keyboard work as for any link. */
export function ButtonLink({ to, state, ...button }: ButtonLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLElement>(to, { state })
  return <Button {...button} href={href} onClick={follow} />
}
