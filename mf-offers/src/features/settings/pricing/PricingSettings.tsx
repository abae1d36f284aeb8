import { Flex } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { offerSettingsQuery } from '../../../api/new-offer.queries.ts'
import { SettingsPart } from '../SettingsPart.tsx'
import { SurchargesCard } from '../surcharges/SurchargesCard.tsx'
import { PricingForm } from './PricingForm.tsx'

/** What new offers start from, and what they are charged by rule. */
export function PricingSettings() {
  const { t } = useTranslation('offers')
  return (
    <SettingsPart query={(user) => offerSettingsQuery(user.tenant_id)} failed={t('settings.notLoaded')}>
      {(settings) => (
        <Flex vertical gap={24}>
          <PricingForm settings={settings} />
          <SurchargesCard />
        </Flex>
      )}
    </SettingsPart>
  )
}
