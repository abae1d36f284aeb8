import { hasRole, useUser } from '@staffel/shared-auth'
import type { CompanyAddress } from '@staffel/shared-api/contract'
import { Alert, Button, Card, Flex } from '@staffel/shared-ui/core'
import { Form, KeptNotice } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { CompanyConflict } from './CompanyConflict.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { toCompanyValues, type CompanyValues } from './companyValues.ts'
import { useCompanyForm } from './useCompanyForm.ts'

/** Changes a company's address; a User reads it only. */
export function CompanyForm({ company }: { company: CompanyAddress }) {
  const { t } = useTranslation('people')
  const user = useUser()
  const mayEdit = user !== null && hasRole(user, ['Manager', 'Admin'])
  const { form, copy, dirty, changed, save, saving, conflict } = useCompanyForm(company, mayEdit)

  return (
    <Card title={t('company.title')}>
      <KeptNotice copy={copy} />
      <Form<CompanyValues>
        form={form}
        layout="vertical"
        initialValues={toCompanyValues(company)}
        disabled={!mayEdit}
        onValuesChange={changed}
        onFinish={save}
      >
        <Flex vertical gap={16}>
          {!mayEdit && (
            <Alert
              type="info"
              showIcon
              title={t(company.type === 'tenant' ? 'company.readOnly' : 'company.readOnlyCustomer')}
            />
          )}
          <CompanyFields seller={company.type === 'tenant'} />
          {mayEdit && (
            <Flex justify="end">
              <Button type="primary" htmlType="submit" loading={saving} disabled={!dirty}>
                {t('company.save')}
              </Button>
            </Flex>
          )}
        </Flex>
      </Form>
      <CompanyConflict {...conflict} pending={saving} />
      <UnsavedChangesGuard when={dirty} copy={copy} />
    </Card>
  )
}
