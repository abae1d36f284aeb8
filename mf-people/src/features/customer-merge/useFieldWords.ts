import type { MergeField, MergeSide } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** How the fields of two customers are called, and what stands in them. */
export function useFieldWords(names: Readonly<Record<MergeSide, string>>) {
  const { t } = useTranslation('people')
  return {
    label(field: MergeField): string {
      if (field === 'address' || field === 'contact_person' || field === 'logo' || field === 'region')
        return t(`customers.merge.${field}`)
      return t(`customers.fields.${field}`)
    },
    value(field: MergeField, side: MergeSide, value: string | null): string {
      if (value === null) return t('customers.merge.empty')
      if (field === 'status') return t(value === 'active' ? 'customers.statuses.active' : 'customers.statuses.prospect')
      if (field === 'language') return t(value === 'en' ? 'customers.languages.en' : 'customers.languages.nl')
      if (field === 'payment_term_days') return t('customers.days', { count: Number(value) })
      if (field === 'logo') return t('customers.merge.hasLogo', { name: names[side] })
      if (field === 'tax_regime')
        return t(
          value === 'export'
            ? 'customers.regimes.export'
            : value === 'reverse_charge'
              ? 'customers.regimes.reverse_charge'
              : 'customers.regimes.domestic',
        )
      return value
    },
  }
}
