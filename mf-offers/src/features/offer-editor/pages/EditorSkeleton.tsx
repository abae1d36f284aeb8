import { useTranslation } from '@staffel/shared-ui/i18n'
import styles from './editor-skeleton.module.css'

/** The shape of the form: the strip of the head, and the lines below it. */
export function EditorSkeleton() {
  const { t } = useTranslation('offers')
  return (
    <div role="status" aria-busy="true">
      <span className="sf-sr-only">{t('ui:loading')}</span>
      <div aria-hidden="true" className={styles.form}>
        <div className={`${styles.sheet} ${styles.strip}`}>
          {[1, 2, 3].map((field) => (
            <div key={field} className={styles.field}>
              <span className={`sf-bone ${styles.label}`} />
              <span className={`sf-bone ${styles.input}`} />
            </div>
          ))}
          <span className={`sf-bone ${styles.more}`} />
        </div>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <span className={`sf-bone ${styles.label}`} />
            <span className={`sf-bone ${styles.button}`} />
          </div>
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles.row}>
              <span className={`sf-bone ${styles.words}`} />
              <span className={`sf-bone ${styles.figure}`} />
              <span className={`sf-bone ${styles.figure}`} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
