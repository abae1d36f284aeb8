import { propertyTypes } from '@staffel/shared-api/rules'
import { Button, Card, Text } from '@staffel/shared-ui/core'
import { Checkbox, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, PlusOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useId } from 'react'
import { propertyTypesQuery } from '../../../api/products.queries.ts'
import styles from '../product-form.module.css'
import type { PropertyDraft } from '../productValues.ts'
import { PropertyTypeSelect } from './PropertyTypeSelect.tsx'
import type { SectionProps } from './SectionProps.ts'

const mostProperties = 50

export interface PropertiesSectionProps extends SectionProps {
  readonly messageOf: (row: number, field: 'propertyType' | 'value') => string | undefined
}

export function PropertiesSection({ values, tenantId, set, messageOf }: PropertiesSectionProps) {
  const { t } = useTranslation('catalogue')
  const { properties } = values
  const stored = useQuery({ ...propertyTypesQuery(tenantId), enabled: properties.length > 0 }).data
  // One that was made in this product is offered in its other rows as well.
  const known = [
    ...(stored?.map(({ name }) => name) ?? propertyTypes),
    ...properties.flatMap(({ propertyType }) => propertyType || []),
  ]
  const change = (row: number, changes: Partial<PropertyDraft>) =>
    set({ properties: properties.map((one, index) => (index === row ? { ...one, ...changes } : one)) })
  const remove = (row: number) => set({ properties: properties.filter((_, index) => index !== row) })
  const add = () =>
    set({ properties: [...properties, { key: crypto.randomUUID(), propertyType: '', value: '', editable: false }] })
  const id = useId()

  return (
    <Card title={t('form.sections.properties')}>
      <div className={styles.rows}>
        {properties.length === 0 && <Text tone="muted">{t('properties.none')}</Text>}
        {properties.map(({ key, propertyType, value, editable }, row) => {
          const wrongType = messageOf(row, 'propertyType')
          const wrongValue = messageOf(row, 'value')
          const message = wrongType ?? wrongValue
          const describedBy = message && `${id}-${row}`
          return (
            <div
              key={key}
              className={styles.property}
              role="group"
              aria-label={t('properties.row', { number: row + 1 })}
            >
              <PropertyTypeSelect
                value={propertyType}
                known={known}
                status={wrongType ? 'error' : undefined}
                describedBy={wrongType && describedBy}
                onChange={(next) => change(row, { propertyType: next })}
              />
              <Input
                aria-label={t('properties.value')}
                placeholder={t('properties.value')}
                maxLength={100}
                value={value}
                status={wrongValue ? 'error' : undefined}
                aria-invalid={wrongValue ? true : undefined}
                aria-describedby={wrongValue && describedBy}
                onChange={({ target }) => change(row, { value: target.value })}
              />
              <Checkbox checked={editable} onChange={({ target }) => change(row, { editable: target.checked })}>
                {t('properties.editable')}
              </Checkbox>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('properties.remove', { number: row + 1 })}
                onClick={() => remove(row)}
              />
              {message && (
                <Text id={describedBy} as="div" tone="danger" size="small" className={styles.message}>
                  {message}
                </Text>
              )}
            </div>
          )
        })}
        <div>
          <Button icon={<PlusOutlined />} disabled={properties.length >= mostProperties} onClick={add}>
            {t('properties.add')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
