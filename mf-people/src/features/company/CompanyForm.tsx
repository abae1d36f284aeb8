import { hasRole, useUser } from '@staffel/shared-auth'
import { isApiError } from '@staffel/shared-api/client'
import type { CompanyAddress } from '@staffel/shared-api/contract'
import { Alert, Button, Card, Flex, toast } from '@staffel/shared-ui/core'
import { Form } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { useSaveCompany } from '../../api/company.mutations.ts'
import { CompanyFields } from './CompanyFields.tsx'
import { toCompanyInput, toCompanyValues, type CompanyValues } from './companyValues.ts'

/** Changes a company's address; a User reads it only. */
export function CompanyForm({ company }: { company: CompanyAddress }) {
  const { t } = useTranslation('people')
  const user = useUser()
  const mayEdit = user !== null && hasRole(user, ['Manager', 'Admin'])
  const [form] = Form.useForm<CompanyValues>()
  const [dirty, setDirty] = useState(false)
  const saving = useSaveCompany()

  const save = (values: CompanyValues) =>
    saving.mutate(toCompanyInput(company, values), {
      onSuccess: (saved) => {
        form.setFieldsValue(toCompanyValues(saved))
        setDirty(false)
        toast.success(t('company.saved'))
      },
      onError: (error) => {
        if (isApiError(error)) form.setFields(Object.entries(error.fields).map(([name, message]) => ({ name: fieldName(name), errors: [message] })))
        toast.error(t('company.notSaved'), { description: error.message })
      },
    })

  return (
    <Card title={t('company.title')}>
      <Form<CompanyValues> form={form} layout="vertical" initialValues={toCompanyValues(company)} disabled={!mayEdit} onValuesChange={() => setDirty(true)} onFinish={save}>
        <Flex vertical gap={16}>
          {!mayEdit && <Alert type="info" showIcon title={t('company.readOnly')} />}
          <CompanyFields seller={company.type === 'tenant'} />
          {mayEdit && (
            <Flex justify="end">
              <Button type="primary" htmlType="submit" loading={saving.isPending} disabled={!dirty}>
                {t('company.save')}
              </Button>
            </Flex>
          )}
        </Flex>
      </Form>
    </Card>
  )
}

const names = ['name', 'email', 'phone', 'street', 'number', 'number_addition', 'postal_code', 'city', 'country_code', 'coc_number', 'vat_number', 'iban'] as const

/** The server names a field by its path; the form's names are the last part of it. */
function fieldName(path: string): keyof CompanyValues {
  const last = path.split('.').at(-1)
  return names.find((name) => name === last) ?? 'name'
}
