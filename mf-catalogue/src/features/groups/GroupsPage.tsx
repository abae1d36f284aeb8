import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Navigate } from '@staffel/shared-ui/router'
import { groupUseQuery, useDeleteGroup, useSaveGroup } from '../../api/groups.queries.ts'
import { GroupsScreen } from '../../parts/groups/GroupsScreen.tsx'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { useNamedTenant } from '../../parts/useNamedTenant.ts'
import { paths } from '../../paths.ts'
import { GroupTable } from './GroupTable.tsx'

/** What products are put together by: added, renamed, and deleted when no product is in them. */
export function GroupsPage() {
  return useMayEdit() ? <Groups /> : <Navigate to={paths.products()} replace />
}

function Groups() {
  const { t } = useTranslation('catalogue')
  const tenantId = useNamedTenant()
  const { mutateAsync: save } = useSaveGroup()
  const { mutateAsync: remove } = useDeleteGroup()
  return (
    <GroupsScreen
      words="groups"
      back={{ to: paths.products(), label: t('groups.back') }}
      groups={useQuery(groupUseQuery(tenantId))}
      maxLength={120}
      save={(name, group) =>
        save({ ...(group && { id: group.id }), ...(tenantId !== undefined && { tenant_id: tenantId }), name })
      }
      remove={remove}
      productsTo={paths.productsOf}
      table={(groups, actions) => <GroupTable groups={groups} onRename={actions.rename} onDelete={actions.remove} />}
    />
  )
}
