import { ButtonLink, EmptyState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useMayEdit } from './useMayEdit.ts'

/** What one customer pays is nobody's but the seller's who set it: a customer's own Manager is told so. */
export function SellerOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('catalogue')
  if (useMayEdit()) return children
  return (
    <Screen title={t('prices.title')} back={{ to: paths.products(), label: t('list.title') }}>
      <EmptyState
        icon={<LockOutlined />}
        title={t('prices.notYours')}
        description={t('prices.notYoursText')}
        action={<ButtonLink to={paths.products()}>{t('prices.toProducts')}</ButtonLink>}
      />
    </Screen>
  )
}
