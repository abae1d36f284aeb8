import styles from './document.module.css'
export interface DocumentAddressProps {
  heading?: string
  /** The first line is the name; lines without content are left out. */
  lines: readonly (string | null)[]
}

export function DocumentAddress({ heading, lines }: DocumentAddressProps) {
  const [name, ...rest] = lines.filter(Boolean)
  return (
    <address className={styles.address}>
      {heading && <h2 className={styles.label}>{heading}</h2>}
      <strong>{name}</strong>
      {rest.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
