import { isTenantOwner } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ErrorState, Flex, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { companyQuery } from '../../../api/company/company.queries.ts'
import { RegionsCard } from '../regions/RegionsCard.tsx'
import { LogoCard } from '../logo/LogoCard.tsx'
import { CompanyForm } from './CompanyForm.tsx'

/** The company as documents and mails show it. */
export function CompanyPanel() {
  const { t } = useTranslation('people')
  const user = useUser()
  const company = useQuery(companyQuery())
  if (company.isPending) return <LoadingState shape="form" count={6} />
  if (company.isError && !company.data)
    return (
      <ErrorState
        title={t('company.failed')}
        error={company.error}
        onRetry={() => void company.refetch()}
        retrying={company.isFetching}
      />
    )
  return (
    <Flex vertical gap={24}>
      <CompanyForm company={company.data} />
      <LogoCard company={company.data} />
      {user !== null && isTenantOwner(user) && <RegionsCard tenantId={user.tenant_id} />}
    </Flex>
  )
}
