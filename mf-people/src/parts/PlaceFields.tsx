import type { RoleName } from '@staffel/shared-api/contract'
import { grantableRoles, isTenantOwner, rolesWithin } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { organizationsQuery } from '../api/users.queries.ts'

/** Where somebody works: a customer, null for the seller's own staff, undefined while it is not said. */
export type Place = number | null | undefined

/** A number no customer has, for the seller's own staff. */
const ownStaff = 0

export interface PlaceFieldsProps {
  readonly tenantId: number
  readonly tenantName: string
  readonly organization: Place
  readonly role: RoleName
  readonly errors: { readonly organization?: string; readonly role?: string }
  readonly onChange: (changed: { readonly organization?: Place; readonly role?: RoleName }) => void
}

/** The organisation and the role of somebody: what the reader may give, and what fits the organisation. */
export function PlaceFields({ tenantId, tenantName, organization, role, errors, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('people')
  const user = useUser()
  const organizations = useQuery(organizationsQuery(String(tenantId)))
  const mayBeStaff = user !== null && isTenantOwner(user)
  const roles = rolesWithin(organization ?? null, user ? grantableRoles(user) : [])
  const known = (organizations.data ?? []).map(({ id, name }) => ({ value: id, label: name }))

  function place(chosen: number): void {
    const next = chosen === ownStaff ? null : chosen
    // An Admin belongs to no customer.
    onChange({ organization: next, ...(next !== null && role === 'Admin' && { role: 'User' as const }) })
  }

  return (
    <>
      <Field label={t('users.columns.organization')} error={errors.organization}>
        {(control) => (
          <Select<number>
            {...control}
            value={organization === null ? ownStaff : organization}
            placeholder={t('invite.chooseOrganization')}
            options={[
              ...(mayBeStaff ? [{ value: ownStaff, label: t('invite.ownStaff', { tenant: tenantName }) }] : []),
              ...known,
            ]}
            showSearch={{ optionFilterProp: 'label' }}
            loading={organizations.isPending}
            notFoundContent={t('users.noOrganizations')}
            onChange={place}
          />
        )}
      </Field>
      <Field label={t('users.columns.role')} error={errors.role}>
        {(control) => (
          <Select<RoleName>
            {...control}
            value={role}
            options={roles.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
            onChange={(next) => onChange({ role: next })}
          />
        )}
      </Field>
    </>
  )
}
