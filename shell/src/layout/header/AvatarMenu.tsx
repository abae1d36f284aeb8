import { isProductOwner } from '@staffel/shared-api/rules'
import type { SessionUser } from '@staffel/shared-auth'
import { Avatar, Button, chooseScheme, Dropdown, Text, useSchemeChoice } from '@staffel/shared-ui/core'
import { initials } from '@staffel/shared-ui/format'
import { AppstoreOutlined, DownOutlined, LogoutOutlined, SettingOutlined, UserOutlined } from '@staffel/shared-ui/icons'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import { useIsOpen } from '../../session/guard/useIsOpen.ts'
import { environmentsPath } from '../../router/environments/environmentsPath.ts'
import { besideButton } from '../besideButton.ts'
import { schemes } from './schemes.tsx'
import { useSignOut } from './useSignOut.ts'
import styles from './avatar-menu.module.css'

/** Who is signed in, and what they can do about their account. */
export function AvatarMenu({ user }: { user: SessionUser }) {
  const { t } = useTranslation('shell')
  const signOut = useSignOut()
  const scheme = useSchemeChoice()
  const isOpen = useIsOpen()
  const name = `${user.first_name} ${user.last_name}`.trim() || user.email
  const items = [
    { key: 'who', type: 'group' as const, label: <Who name={name} user={user} /> },
    { type: 'divider' as const },
    ...(isOpen('/myaccount')
      ? [{ key: 'profile', icon: <UserOutlined />, label: <Link to="/myaccount">{t('header.profile')}</Link> }]
      : []),
    ...(isProductOwner(user)
      ? [
          {
            key: 'environments',
            icon: <AppstoreOutlined />,
            label: <Link to={environmentsPath}>{t('header.environments')}</Link>,
          },
        ]
      : []),
    ...(isOpen('/settings')
      ? [{ key: 'settings', icon: <SettingOutlined />, label: <Link to="/settings">{t('header.settings')}</Link> }]
      : []),
    { type: 'divider' as const },
    {
      key: 'scheme',
      type: 'group' as const,
      label: t('header.scheme.label'),
      children: schemes.map(({ choice, icon }) => ({
        key: choice,
        icon,
        label: t(`header.scheme.${choice}`),
        onClick: () => chooseScheme(choice),
      })),
    },
    { type: 'divider' as const },
    { key: 'sign-out', icon: <LogoutOutlined />, label: t('header.signOut'), onClick: signOut },
  ]
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, selectable: true, selectedKeys: [scheme] }}
      classNames={{ root: styles.accountMenu }}
      getPopupContainer={besideButton}
    >
      <Button type="text" className={styles.account}>
        <span aria-hidden="true">
          <Avatar size={32} src={user.photoURL ?? undefined} alt="">
            {initials(name)}
          </Avatar>
        </span>
        <span className="sf-sr-only">{t('header.account', { name })}</span>
        <DownOutlined />
      </Button>
    </Dropdown>
  )
}

function Who({ name, user }: { name: string; user: SessionUser }) {
  return (
    <span className={styles.accountWho}>
      <Text strong>{name}</Text>
      <Text size="small" tone="muted">
        {user.email}
      </Text>
      <Text size="small" tone="muted">
        {user.organization_name ?? user.tenant_name}
      </Text>
    </span>
  )
}
