import type { OfferSettings } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { SettingsFoot } from '../form/SettingsFoot.tsx'
import styles from '../settings.module.css'
import { ApprovalCard } from './ApprovalCard.tsx'
import { NewOfferCard } from './NewOfferCard.tsx'
import { NumberingCard } from './NumberingCard.tsx'
import { RemindersCard } from './RemindersCard.tsx'
import { WordingCard } from './WordingCard.tsx'
import { usePricingForm } from './usePricingForm.ts'

/** Numbers, terms and texts of offers that are yet to be made. Enter in a field saves it. */
export function PricingForm({ settings }: { settings: OfferSettings }) {
  const { t } = useTranslation('offers')
  const form = usePricingForm(settings)
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('settings.newOffers')}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <NewOfferCard form={form} />
      <NumberingCard form={form} />
      <RemindersCard form={form} />
      {settings.approval && <ApprovalCard form={form} settings={settings} />}
      <WordingCard form={form} />
      <SettingsFoot form={form} />
    </form>
  )
}
