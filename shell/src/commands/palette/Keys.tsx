import { Fragment } from 'react'
import { useCommandTexts } from './useCommandTexts.ts'
import styles from './palette.module.css'

/** Keys as they look on a keyboard: `Ctrl+Enter` are two that are held together, `g n` two after each other, several
 * are alternatives. */
export function Keys({ keys, inWords = false }: { keys: readonly string[]; inWords?: boolean }) {
  const { t } = useCommandTexts()
  return (
    <span className={styles.keys}>
      {keys.map((chord, index) => (
        <Fragment key={chord}>
          {index > 0 && inWords && <span>{t('keys.or')}</span>}
          {chord.split(/[+ ]/).map((key) => (
            <kbd key={key}>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
