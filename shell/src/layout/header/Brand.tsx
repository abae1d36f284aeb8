import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { Logo } from './Logo.tsx'
import styles from './brand.module.css'

/** The logo, which leads to the offers. */
export function Brand() {
  const { t } = useTranslation('shell')
  return (
    <Link className={styles.brand} to="/offers" aria-label={t('nav.home')}>
      <Logo />
      <span className={styles.name}>{t('product')}</span>
    </Link>
  )
}
