import { matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { tenantsQuery } from '../../../api/scope.queries.ts'
import { paths, withDetails } from '../../../paths.ts'

/**
 * An Admin says whose offer it will be. Another seller has other customers, products and terms, so the form begins
 * anew, with its details open as they were.
 */
export function TenantField({ value }: { value: number }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const navigate = useNavigate()
  const seesAll = user !== null && matchesRoles(user.roles, ['Admin'])
  const tenants = useQuery({ ...tenantsQuery(), enabled: seesAll }).data ?? []
  if (tenants.length < 2) return false
  return (
    <Field label={t('list.tenant')}>
      {(control) => (
        <Select<number>
          {...control}
          value={value}
          options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => void navigate(paths.newOffer(id), { replace: true, state: withDetails })}
        />
      )}
    </Field>
  )
}
