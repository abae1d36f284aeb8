import { useTranslation } from '@staffel/shared-ui/i18n'
import deskStyles from '../request.module.css'
import styles from './desk-skeleton.module.css'

/** The shape of the desk: the mail, the lines beside it, and the foot with the next step. */
export function DeskSkeleton() {
  const { t } = useTranslation('requests')
  return (
    <div role="status" aria-busy="true" className={styles.desk}>
      <span className="sf-sr-only">{t('ui:loading')}</span>
      <div aria-hidden="true" className={deskStyles.body}>
        <div className={`${styles.pane} ${styles.mail}`}>
          <span className={`sf-bone ${styles.heading}`} />
          <div className={styles.sheet}>
            {['long', 'short', 'long', 'long', 'short', 'long', 'short'].map((length, row) => (
              <span key={row} className={`sf-bone ${styles.text} ${length === 'short' ? styles.short : ''}`} />
            ))}
          </div>
        </div>
        <div className={styles.pane}>
          <span className={`sf-bone ${styles.heading}`} />
          {[1, 2, 3, 4, 5, 6].map((line) => (
            <div key={line} className={styles.line}>
              <span className={`sf-bone ${styles.text}`} />
              <span className={`sf-bone ${styles.figure}`} />
              <span className={`sf-bone ${styles.text} ${styles.short}`} />
              <span className={`sf-bone ${styles.figure}`} />
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className={styles.foot}>
        <span className={`sf-bone ${styles.sum}`} />
        <span className={`sf-bone ${styles.button}`} />
      </div>
    </div>
  )
}
