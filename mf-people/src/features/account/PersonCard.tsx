import type { SessionUser } from '@staffel/shared-auth'
import { Avatar, Card, Flex, Text } from '@staffel/shared-ui/core'
import { initials } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SafetyOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import styles from './account.module.css'

/** Who somebody is: picture or initials, name, address and whether that was verified. */
export function PersonCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('people')
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  return (
    <Card>
      <Flex gap={16} align="center">
        <Avatar size={64} src={user.photoURL ?? undefined} alt={name}>
          {initials(name)}
        </Avatar>
        <Flex vertical gap={4} className={styles.person}>
          <Flex gap={8} align="center" wrap>
            <Text strong>{name}</Text>
            {user.emailVerified && (
              <ToneBadge tone="green" icon={<SafetyOutlined />}>
                {t('account.verified')}
              </ToneBadge>
            )}
          </Flex>
          <Text tone="muted">{user.email}</Text>
        </Flex>
      </Flex>
    </Card>
  )
}
