import { sentenceOf } from '@staffel/shared-api/client'
import type { CustomerGroup, CustomerGroupDetail } from '@staffel/shared-api/contract'
import { Button, ErrorState, LoadingState, Text, toast } from '@staffel/shared-ui/core'
import { Field } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CloseOutlined } from '@staffel/shared-ui/icons'
import { Modal } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { customerGroupQuery, useAssignCustomer } from '../../../api/customer-groups.queries.ts'
import { CustomerSelect } from '../../../parts/CustomerSelect.tsx'
import styles from './groups.module.css'

export interface GroupMembersDialogProps {
  readonly group: CustomerGroup
  readonly tenantId?: number
  readonly onClose: () => void
}

/** Who is in the group. Every choice is stored at once, and taken back as easily. */
export function GroupMembersDialog({ group: { id, name }, tenantId, onClose }: GroupMembersDialogProps) {
  const { t } = useTranslation('catalogue')
  const group = useQuery(customerGroupQuery(id))
  const { mutate, isPending } = useAssignCustomer()
  const members = group.data?.members ?? []

  const assign = (customer: number, into: number | null) =>
    mutate(
      { customer, group: into },
      {
        onError: (error) =>
          toast.failure(t('customerGroups.notAssigned'), () => assign(customer, into), {
            description: sentenceOf(error),
          }),
      },
    )

  return (
    <Modal
      open
      centered
      width={520}
      title={t('customerGroups.membersOf', { name })}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('customerGroups.done')}
        </Button>
      }
    >
      <div className={styles.members}>
        <Field label={t('customerGroups.addMember')} hint={t('customerGroups.oneGroup')}>
          {(control) => (
            <CustomerSelect
              control={control}
              tenantId={tenantId}
              value={null}
              without={new Set(members.map(({ organization_id }) => organization_id))}
              onChange={(customer) => customer !== null && assign(customer, id)}
            />
          )}
        </Field>
        {group.isPending && <LoadingState count={3} />}
        {group.isError && !group.data && (
          <ErrorState
            size="compact"
            title={t('customerGroups.membersFailed')}
            error={group.error}
            onRetry={() => void group.refetch()}
            retrying={group.isFetching}
          />
        )}
        {group.data && <Members members={members} busy={isPending} onRemove={(customer) => assign(customer, null)} />}
      </div>
    </Modal>
  )
}

interface MembersProps {
  readonly members: CustomerGroupDetail['members']
  readonly busy: boolean
  readonly onRemove: (customer: number) => void
}

function Members({ members, busy, onRemove }: MembersProps) {
  const { t } = useTranslation('catalogue')
  if (members.length === 0) return <Text tone="muted">{t('customerGroups.noMembers')}</Text>
  return (
    <ul className={styles.list} aria-label={t('customerGroups.customers')}>
      {members.map(({ organization_id: customer, name }) => (
        <li key={customer}>
          <span>{name}</span>
          <Button
            type="text"
            icon={<CloseOutlined />}
            disabled={busy}
            aria-label={t('customerGroups.remove', { name })}
            onClick={() => onRemove(customer)}
          />
        </li>
      ))}
    </ul>
  )
}
