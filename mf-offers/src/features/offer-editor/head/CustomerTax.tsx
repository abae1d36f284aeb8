import { maySetTaxRegime, taxRegimes, type TaxRegime } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Text, toast } from '@staffel/shared-ui/core'
import { Field, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useContext } from 'react'
import type { ChosenCustomer } from '../../../parts/customer/chosenCustomer.ts'
import { OfferTenant } from '../../../parts/OfferTenant.ts'
import { useSetTaxRegime } from '../tax/useSetTaxRegime.ts'
import { useTaxRegime } from '../tax/useTaxRegime.ts'

/** How sales to the customer are taxed, in all its offers. Whether the lines of this one follow is asked. */
export function CustomerTax({ customer }: { customer: ChosenCustomer }) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const known = useTaxRegime({ customer, newCustomer: null }, useContext(OfferTenant))
  const { mutate, isPending, variables } = useSetTaxRegime()
  const regime = isPending ? variables.tax_regime : known

  const set = (next: TaxRegime, before: TaxRegime | null): void =>
    mutate(
      { organization_id: customer.organization_id, tax_regime: next },
      {
        onSuccess: () => {
          const said = t(`editor.tax.regime.${next}`, { customer: customer.name })
          if (before) toast.undo(said, () => set(before, null), { description: t('editor.tax.later') })
        },
        onError: () => toast.failure(t('editor.tax.notSet'), () => set(next, before)),
      },
    )

  if (user === null || !maySetTaxRegime(user))
    return known === null || known === 'domestic' ? null : (
      <Text as="div" tone="muted" size="small">
        {t(`editor.tax.regime.${known}`, { customer: customer.name })}
      </Text>
    )
  return (
    <Field label={t('editor.tax.ofCustomer')}>
      {(control) => (
        <Select<TaxRegime>
          {...control}
          value={regime ?? undefined}
          loading={regime === null || isPending}
          disabled={regime === null || isPending}
          options={taxRegimes.map((value) => ({ value, label: t(`editor.tax.regimes.${value}`) }))}
          onChange={(next) => next !== known && set(next, known)}
        />
      )}
    </Field>
  )
}
