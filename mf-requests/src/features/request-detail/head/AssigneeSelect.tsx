import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { useUser } from '@staffel/shared-auth'
import { Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UserOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { colleaguesQuery, type Colleague } from '../../../api/colleagues.queries.ts'
import styles from './head.module.css'

export interface AssigneeSelectProps {
  request: Pick<QuoteRequestDetail, 'tenant_id' | 'assignee'>
  onAssign: (colleague: Colleague | null) => void
}

/** Whose work it is; oneself first. */
export function AssigneeSelect({ request: { tenant_id, assignee }, onAssign }: AssigneeSelectProps) {
  const { t } = useTranslation('requests')
  const me = useUser()?.user_id
  const colleagues = useQuery(colleaguesQuery(tenant_id))
  const known = (colleagues.data ?? []).toSorted((a, b) => Number(b.user_id === me) - Number(a.user_id === me))
  const missing = assignee && !known.some(({ user_id }) => user_id === assignee.user_id) ? [assignee] : []

  return (
    <Select<number>
      className={styles.assignee}
      aria-label={t('list.columns.assignee')}
      prefix={<UserOutlined />}
      value={assignee?.user_id}
      placeholder={t('assign.nobody')}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={colleagues.isFetching}
      notFoundContent={colleagues.isPending ? t('ui:loading') : t('assign.none')}
      options={[...missing, ...known].map(({ user_id, name }) => ({
        value: user_id,
        label: user_id === me ? t('assign.me', { name }) : name,
      }))}
      onChange={(value) => onAssign(known.find(({ user_id }) => user_id === value) ?? null)}
    />
  )
}
