import { useGuests } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'

/** The tabs of a customer, those of other areas in the middle; an unknown one opens the first. */
export function useCustomerTabs(wanted: string | null, seesActivity: boolean) {
  const { t } = useTranslation('people')
  const guests = useGuests('customer.tabs')
  const tabs = [
    { name: 'overview', title: t('customers.tabs.overview') },
    ...guests,
    ...(seesActivity ? [{ name: 'activity', title: t('customers.tabs.activity') }] : []),
  ]
  const open = tabs.find(({ name }) => name === wanted) ?? tabs[0]
  const current = open?.name ?? 'overview'
  return { tabs, current, title: open?.title, guest: guests.find(({ name }) => name === current) }
}
