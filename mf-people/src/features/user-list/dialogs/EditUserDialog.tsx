import { isApiError } from '@staffel/shared-api/client'
import type { RoleName, UserRow } from '@staffel/shared-api/contract'
import { ErrorState, toast } from '@staffel/shared-ui/core'
import { Field, Input, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConflictDialog, Modal } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { useUpdateUser } from '../../../api/users.mutations.ts'
import { regionsQuery } from '../../../api/users.queries.ts'
import { PlaceFields, type Place } from '../../../parts/PlaceFields.tsx'
import { roleIds } from '../../../parts/roleIds.ts'
import type { UserDialogProps } from './BlockUserDialog.tsx'
import { storedUser } from './storedUser.ts'
import styles from '../user-list.module.css'

interface Values {
  readonly first: string
  readonly last: string
  readonly organization: Place
  readonly role: RoleName
  readonly region: number | null
}

const valuesOf = ({ first_name, last_name, organization_id, role, region_id }: UserRow): Values => ({
  first: first_name,
  last: last_name,
  organization: organization_id,
  role,
  region: region_id,
})

/** Names, role, organisation and region of somebody; the address is theirs. */
export function EditUserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation('people')
  const regions = useQuery(regionsQuery(user.tenant_id))
  const [values, setValues] = useState(() => valuesOf(user))
  const [rev, setRev] = useState(user.rev)
  const [theirs, setTheirs] = useState<UserRow | null>(null)
  const { mutate, isPending, error, reset } = useUpdateUser()
  const refused = isApiError(error) && error.code !== 'STALE' ? error.fields : {}

  const change = (changed: Partial<Values>) => {
    setValues((known) => ({ ...known, ...changed }))
    if (error) reset()
  }

  function save(over: number): void {
    const { first, last, organization, role, region } = values
    mutate(
      {
        id: user.user_id,
        update: {
          first_name: first.trim(),
          last_name: last.trim(),
          role_id: roleIds[role],
          organization_id: organization ?? null,
          region_id: region,
          rev: over,
        },
      },
      {
        onSuccess: () => {
          toast.success(t('users.saved', { email: user.email }))
          onClose()
        },
        onError: (problem) => setTheirs(isApiError(problem) ? storedUser(problem) : null),
      },
    )
  }

  const name = (key: 'first' | 'last', field: string) => (
    <Field label={t(`users.fields.${field}`)} error={refused[field]}>
      {(control) => (
        <Input
          {...control}
          maxLength={100}
          value={values[key]}
          onChange={({ target }) => change({ [key]: target.value })}
          onPressEnter={() => save(rev)}
        />
      )}
    </Field>
  )

  return (
    <Modal
      open
      centered
      width={520}
      title={t('users.editTitle', { email: user.email })}
      okText={t('users.save')}
      cancelText={t('ui:action.cancel')}
      okButtonProps={{ loading: isPending }}
      cancelButtonProps={{ disabled: isPending }}
      closable={false}
      onOk={() => save(rev)}
      onCancel={() => !isPending && onClose()}
    >
      <div className={styles.fields}>
        <div className={styles.names}>
          {name('first', 'first_name')}
          {name('last', 'last_name')}
        </div>
        <PlaceFields
          tenantId={user.tenant_id}
          tenantName={user.tenant?.name ?? ''}
          organization={values.organization}
          role={values.role}
          errors={{ organization: refused['organization_id'], role: refused['role_id'] }}
          onChange={change}
        />
        <Field label={t('users.fields.region')} error={refused['region_id']}>
          {(control) => (
            <Select<number>
              {...control}
              allowClear
              value={values.region ?? undefined}
              placeholder={t('users.noRegion')}
              options={(regions.data ?? []).map(({ id, name: label }) => ({ value: id, label }))}
              loading={regions.isPending}
              onChange={(region: number | undefined) => change({ region: region ?? null })}
            />
          )}
        </Field>
        {error && Object.keys(refused).length === 0 && !theirs && (
          <ErrorState size="compact" title={t('users.notSaved', { email: user.email })} error={error} />
        )}
      </div>
      <ConflictDialog
        open={theirs !== null}
        pending={isPending}
        words={{
          title: t('company.conflict.title'),
          text: t('company.conflict.text'),
          reload: t('company.conflict.reload'),
          keep: t('company.conflict.keep'),
        }}
        onKeep={() => theirs && save(theirs.rev)}
        onReload={() => {
          if (!theirs) return
          setValues(valuesOf(theirs))
          setRev(theirs.rev)
          setTheirs(null)
          reset()
        }}
        onClose={() => setTheirs(null)}
      />
    </Modal>
  )
}
