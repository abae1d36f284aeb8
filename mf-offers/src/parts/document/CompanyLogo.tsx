import { useState } from 'react'
import styles from './document.module.css'

/** The seller's logo; without one, or when it cannot be shown, its name in letters. */
export function CompanyLogo({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!url || broken === url) return <p className={styles.wordmark}>{name}</p>
  return <img className={styles.logo} src={url} alt={name} onError={() => setBroken(url)} />
}
