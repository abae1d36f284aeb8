import type { OfferSettings } from '@staffel/shared-api/contract'
import { formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { latestSettings, saveSettings } from '../../../api/settings/settings.calls.ts'
import { useStoredForm } from '../form/useStoredForm.ts'
import { fieldOf, problemsOf, toChanges, toValues } from './pricingValues.ts'

export function usePricingForm(settings: OfferSettings) {
  const { t } = useTranslation('offers')
  return useStoredForm({
    stored: settings,
    subject: 'offer-settings',
    toValues,
    problemsOf: (values, over) =>
      Object.fromEntries(
        Object.entries(problemsOf(values, over)).map(([field, problem]) => [
          field,
          t(problem, { lowest: formatNumber(over.next_sequence) }),
        ]),
      ),
    save: (values, over) => saveSettings(toChanges(values, over), over),
    latest: () => latestSettings(settings.tenant_id),
    fieldOf,
    words: { saved: t('settings.saved'), failed: t('settings.failed') },
  })
}
export type PricingFormState = ReturnType<typeof usePricingForm>
