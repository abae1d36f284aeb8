import { useUser } from '@staffel/shared-auth'
import { isManagement, mayKeepTemplates } from '@staffel/shared-api/rules'
import { Card, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CopyOutlined, PlusOutlined, RightOutlined, ShopOutlined } from '@staffel/shared-ui/icons'
import { Link } from '@staffel/shared-ui/router'
import { paths } from '../../paths.ts'
import styles from './dashboard.module.css'

const everybody = () => true

const actions = [
  { key: 'newOffer', to: paths.newOffer(), Icon: PlusOutlined, isFor: isManagement },
  { key: 'templates', to: paths.settings('templates'), Icon: CopyOutlined, isFor: mayKeepTemplates },
  { key: 'company', to: paths.settings(), Icon: ShopOutlined, isFor: everybody },
] as const

/** Where people usually go next. Nobody is led to a page that would refuse them. */
export function QuickActions() {
  const { t } = useTranslation('offers')
  const user = useUser()
  const allowed = actions.filter(({ isFor }) => user !== null && isFor(user))
  return (
    <Card title={t('dashboard.quickActions')} padding="flush">
      <ul className={styles.quickActions}>
        {allowed.map(({ key, to, Icon }) => (
          <li key={key}>
            <Link to={to} className={styles.quickAction}>
              <span className={styles.quickActionIcon}>
                <Icon />
              </span>
              <span>
                <strong>{t(`dashboard.actions.${key}.title`)}</strong>
                <Text tone="muted" size="small" as="div">
                  {t(`dashboard.actions.${key}.text`)}
                </Text>
              </span>
              <RightOutlined />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
