import { Text } from '@staffel/shared-ui/core'
import { useId } from 'react'
import styles from './document.module.css'

export interface DocumentTextProps {
  heading: string
  /** Line breaks are kept. */
  text: string
  small?: boolean
}

/** A passage of the document; left out altogether when there is nothing to read. */
export function DocumentText({ heading, text, small }: DocumentTextProps) {
  const id = useId()
  if (!text) return false
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {heading}
      </h2>
      <Text as="p" className={styles.text} size={small ? 'small' : 'normal'} tone={small ? 'muted' : 'normal'}>
        {text}
      </Text>
    </section>
  )
}
