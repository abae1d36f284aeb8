import { mayKeepTemplates } from '@staffel/shared-api/rules'
import { useUser, type SessionUser } from '@staffel/shared-auth'
import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import { useQuery, type QueryKey, type UseQueryOptions } from '@staffel/shared-ui/query'
import type { ReactNode } from 'react'

export interface SettingsPartProps<Data, Key extends QueryKey> {
  readonly query: (user: SessionUser) => UseQueryOptions<Data, Error, Data, Key>
  readonly failed: string
  readonly children: (data: Data, user: SessionUser) => ReactNode
}

/** A part of the settings: for the seller's Managers, once it is here. Others change it too, so it is asked anew. */
export function SettingsPart<Data, Key extends QueryKey>(props: SettingsPartProps<Data, Key>) {
  const { t } = useTranslation('offers')
  const user = useUser()
  if (!user || !mayKeepTemplates(user))
    return (
      <EmptyState icon={<LockOutlined />} title={t('settings.notYours')} description={t('settings.notYoursText')} />
    )
  return <ReadPart {...props} user={user} />
}

function ReadPart<Data, Key extends QueryKey>(props: SettingsPartProps<Data, Key> & { user: SessionUser }) {
  const { query, failed, children, user } = props
  const read = useQuery({ ...query(user), staleTime: 0 })
  if (read.isPending) return <LoadingState shape="form" count={6} />
  if (read.data === undefined)
    return (
      <ErrorState title={failed} error={read.error} onRetry={() => void read.refetch()} retrying={read.isFetching} />
    )
  return <>{children(read.data, user)}</>
}
