import { Field, Segmented, Select, type FieldControl } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { productGroupsQuery } from '../../../../api/products.queries.ts'
import { ProductSelect } from '../../../../parts/ProductSelect.tsx'
import type { EntryDraft } from './entryDrafts.ts'
import styles from './entries.module.css'

export interface EntryGoodsProps {
  readonly entry: EntryDraft
  readonly isNew: boolean
  readonly tenantId: number | undefined
  readonly error: string | undefined
  readonly onChange: (changes: Partial<EntryDraft>) => void
}

/** What the line is of: a product, or every product of a group. */
export function EntryGoods({ entry, isNew, tenantId, error, onChange }: EntryGoodsProps) {
  const { t } = useTranslation('catalogue')
  const { of, id, name, sku } = entry
  const choose = (next: EntryDraft['of']) =>
    // A group has no ladder of its own.
    onChange({ id: null, name: '', sku: '', of: next, ...(next === 'group' && { kind: 'percentage' as const }) })

  const product = (control: FieldControl) => (
    <ProductSelect
      control={control}
      tenantId={tenantId}
      autoFocus={isNew}
      value={id === null ? null : { product_id: id, product_name: name, sku }}
      onChange={(chosen) =>
        onChange({
          id: chosen.product_id,
          name: chosen.product_name,
          sku: chosen.sku ?? '',
          priceUnit: chosen.price_unit,
        })
      }
    />
  )

  return (
    <div className={styles.goods}>
      <Segmented<EntryDraft['of']>
        aria-label={t('prices.entry.of')}
        value={of}
        options={[
          { value: 'product', label: t('prices.entry.product') },
          { value: 'group', label: t('prices.entry.group') },
        ]}
        onChange={choose}
      />
      <Field label={t(`prices.entry.${of}`)} error={error}>
        {(control) =>
          of === 'product' ? product(control) : <GroupSelect {...{ control, tenantId, id, name, onChange }} />
        }
      </Field>
    </div>
  )
}

interface GroupSelectProps extends Pick<EntryGoodsProps, 'tenantId' | 'onChange'>, Pick<EntryDraft, 'id' | 'name'> {
  readonly control: FieldControl
}

function GroupSelect({ control, tenantId, id, name, onChange }: GroupSelectProps) {
  const { t } = useTranslation('catalogue')
  const groups = useQuery(productGroupsQuery(tenantId))
  const known = groups.data ?? []
  const missing = id !== null && !known.some((group) => group.id === id) ? [{ id, name }] : []
  return (
    <Select<number>
      {...control}
      value={id ?? undefined}
      showSearch={{ optionFilterProp: 'label' }}
      loading={groups.isPending}
      placeholder={t('pick.group')}
      notFoundContent={t('list.noGroups')}
      options={[...missing, ...known].map((group) => ({ value: group.id, label: group.name }))}
      onChange={(chosen) => onChange({ id: chosen, name: known.find((group) => group.id === chosen)?.name ?? name })}
    />
  )
}
