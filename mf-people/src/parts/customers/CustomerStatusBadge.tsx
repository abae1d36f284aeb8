import type { Customer } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, DeleteOutlined, InboxOutlined, RiseOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

const looks = {
  active: { tone: 'green', icon: <CheckCircleOutlined /> },
  prospect: { tone: 'blue', icon: <RiseOutlined /> },
  archived: { tone: 'neutral', icon: <InboxOutlined /> },
  deleted: { tone: 'red', icon: <DeleteOutlined /> },
} as const

/** What was put away says so, whatever it was before. */
export function CustomerStatusBadge({
  customer: { status, archived_at, deleted_at },
}: {
  customer: Pick<Customer, 'status' | 'archived_at' | 'deleted_at'>
}) {
  const { t } = useTranslation('people')
  const shown = deleted_at ? 'deleted' : archived_at ? 'archived' : status
  return <ToneBadge {...looks[shown]}>{t(`customers.statuses.${shown}`)}</ToneBadge>
}
