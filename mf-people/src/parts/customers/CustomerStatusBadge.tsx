import type { Customer } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  CheckCircleOutlined,
  DeleteOutlined,
  InboxOutlined,
  MergeOutlined,
  RiseOutlined,
} from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'

const looks = {
  active: { tone: 'green', icon: <CheckCircleOutlined /> },
  prospect: { tone: 'blue', icon: <RiseOutlined /> },
  archived: { tone: 'neutral', icon: <InboxOutlined /> },
  merged: { tone: 'neutral', icon: <MergeOutlined /> },
  deleted: { tone: 'red', icon: <DeleteOutlined /> },
} as const

/** What was put away says so, whatever it was before. */
export function CustomerStatusBadge({
  customer: { status, archived_at, deleted_at, merged_into },
}: {
  customer: Pick<Customer, 'status' | 'archived_at' | 'deleted_at' | 'merged_into'>
}) {
  const { t } = useTranslation('people')
  const kept = archived_at ? 'archived' : status
  const shown = deleted_at ? 'deleted' : merged_into ? 'merged' : kept
  return <ToneBadge {...looks[shown]}>{t(`customers.statuses.${shown}`)}</ToneBadge>
}
