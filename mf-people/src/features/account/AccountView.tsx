import type { SessionUser } from '@staffel/shared-auth'
import { Card, Facts } from '@staffel/shared-ui/core'
import { formatInstant } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, MinusCircleOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import { ProfileCard } from '../../parts/profile/ProfileCard.tsx'
import { SessionsCard } from '../../parts/sessions/SessionsCard.tsx'
import { PersonCard } from './PersonCard.tsx'
import { SubscriptionCard } from './SubscriptionCard.tsx'
import styles from './account.module.css'

export function AccountView({ user }: { user: SessionUser }) {
  const { t } = useTranslation('people')
  return (
    <div className={styles.account}>
      <PersonCard user={user} />
      <Card title={t('account.info')} extra={<ActiveBadge active={user.tenant_is_active} />}>
        <AccountFacts user={user} />
      </Card>
      <ProfileCard />
      <SubscriptionCard user={user} />
      <SessionsCard />
    </div>
  )
}

function ActiveBadge({ active }: { active: boolean }) {
  const { t } = useTranslation('people')
  const icon = active ? <CheckCircleOutlined /> : <MinusCircleOutlined />
  return (
    <ToneBadge tone={active ? 'green' : 'gray'} icon={icon}>
      {t(active ? 'account.active' : 'account.inactive')}
    </ToneBadge>
  )
}

function AccountFacts({ user }: { user: SessionUser }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  return (
    <Facts
      rows={[
        { name: t('account.tenant'), value: user.tenant_name },
        { name: t('account.roles'), value: user.roles.map((role) => t(`users.roles.${role}`)).join(', ') },
        { name: t('account.organization'), value: user.organization_name },
        { name: t('account.region'), value: user.region_name },
        { name: t('account.lastSignIn'), value: formatInstant(user.metadata.lastSignInTime, language) },
        { name: t('account.created'), value: formatInstant(user.metadata.creationTime, language) },
      ]}
    />
  )
}
