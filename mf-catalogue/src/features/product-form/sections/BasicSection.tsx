import { Card } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { productGroupsQuery } from '../../../api/products.queries.ts'
import { TextField } from '../../../parts/fields/TextField.tsx'
import styles from '../../../parts/form/form.module.css'
import type { SectionProps } from './SectionProps.ts'

export function BasicSection({ values, tenantId, set, errorOf }: SectionProps) {
  const { t } = useTranslation('catalogue')
  const groups = useQuery(productGroupsQuery(tenantId))
  return (
    <Card title={t('form.sections.basic')}>
      <div className={styles.fields}>
        <div className={styles.wide}>
          <TextField
            label={t('fields.name')}
            isRequired
            maxLength={200}
            value={values.name}
            error={errorOf('name')}
            onChange={(name) => set({ name })}
          />
        </div>
        <TextField
          label={t('fields.sku')}
          maxLength={100}
          value={values.sku}
          error={errorOf('sku')}
          onChange={(sku) => set({ sku })}
        />
        <Field label={t('fields.group')} error={errorOf('productGroupId')}>
          {({ id, status }) => (
            <Select<number>
              id={id}
              status={status}
              allowClear
              value={values.productGroupId ?? undefined}
              loading={groups.isPending}
              showSearch={{ optionFilterProp: 'label' }}
              options={(groups.data ?? []).map((group) => ({ value: group.id, label: group.name }))}
              notFoundContent={t('list.noGroups')}
              placeholder={t('form.noGroup')}
              onChange={(group) => set({ productGroupId: group ?? null })}
            />
          )}
        </Field>
        <TextField
          label={t('fields.technicalName')}
          maxLength={200}
          value={values.technicalName}
          error={errorOf('technicalName')}
          onChange={(technicalName) => set({ technicalName })}
        />
        <TextField
          label={t('fields.externalItemCode')}
          maxLength={100}
          value={values.externalItemCode}
          error={errorOf('externalItemCode')}
          onChange={(externalItemCode) => set({ externalItemCode })}
        />
        <TextField
          label={t('fields.ean')}
          maxLength={14}
          value={values.ean}
          error={errorOf('ean')}
          onChange={(ean) => set({ ean })}
        />
        <div className={styles.wide}>
          <TextField
            label={t('fields.description')}
            rows={4}
            maxLength={10_000}
            value={values.description}
            error={errorOf('description')}
            onChange={(description) => set({ description })}
          />
        </div>
      </div>
    </Card>
  )
}
