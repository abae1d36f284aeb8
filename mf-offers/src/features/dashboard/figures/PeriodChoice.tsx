import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { periodLengths } from '../../../api/dashboard.queries.ts'
import styles from './figures.module.css'

const usual = periodLengths[0]

/** Which stretch of time the figures are of. */
export function PeriodChoice({ days }: { days: number }) {
  const { t } = useTranslation('offers')
  return (
    <nav className={styles.periods} aria-label={t('dashboard.period.label')}>
      {periodLengths
        .toSorted((a, b) => a - b)
        .map((length) => (
          <Link
            key={length}
            to={length === usual ? '?' : `?days=${length}`}
            preventScrollReset
            className={styles.period}
            aria-current={length === days || undefined}
          >
            {t(`dashboard.period.days.${length}`)}
          </Link>
        ))}
    </nav>
  )
}
