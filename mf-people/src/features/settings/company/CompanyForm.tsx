import type { CompanyAddress } from '@staffel/shared-api/contract'
import { mayChangeCompany } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Alert, Button, Card, Flex } from '@staffel/shared-ui/core'
import { Form, KeptNotice } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConflictDialog, UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { CompanyFields } from './CompanyFields.tsx'
import { toCompanyValues, type CompanyValues } from './companyValues.ts'
import { useCompanyForm } from './useCompanyForm.ts'

/** Changes a company's address; a User and a customer's people read it only. */
export function CompanyForm({ company }: { company: CompanyAddress }) {
  const { t } = useTranslation('people')
  const user = useUser()
  const mayEdit = user !== null && mayChangeCompany(user)
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
          <CompanyFields seller={company.type === 'tenant'} onFilled={mayEdit ? changed : null} />
          {mayEdit && (
            <Flex justify="end">
              <Button type="primary" htmlType="submit" loading={saving} disabled={!dirty}>
                {t('company.save')}
              </Button>
            </Flex>
          )}
        </Flex>
      </Form>
      <ConflictDialog
        {...conflict}
        pending={saving}
        words={{
          title: t('company.conflict.title'),
          text: t('company.conflict.text'),
          reload: t('company.conflict.reload'),
          keep: t('company.conflict.keep'),
        }}
      />
      <UnsavedChangesGuard query when={dirty} copy={copy} />
    </Card>
  )
}
