import { isManagement } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ButtonLink, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { dashboardTodayQuery } from '../../api/dashboard.queries.ts'
import { newestOffersQuery } from '../../api/offers/offers.queries.ts'
import { paths } from '../../paths.ts'
import { Charts } from './charts/Charts.tsx'
import { OutcomesCard } from './charts/OutcomesCard.tsx'
import { FirstSteps } from './first-steps/FirstSteps.tsx'
import { Figures } from './figures/Figures.tsx'
import { usePeriod } from './figures/usePeriod.ts'
import { NewestOffers } from './NewestOffers.tsx'
import { QuickActions } from './QuickActions.tsx'
import { TodayCard } from './today/TodayCard.tsx'
import styles from './dashboard.module.css'

export function DashboardPage() {
  const { t } = useTranslation('offers')
  const user = useUser()
  const days = usePeriod()
  const offers = useQuery(newestOffersQuery())
  const name = user?.first_name
  const first = useQuery(dashboardTodayQuery()).data?.first_steps
  /** Filled in one place: where something comes before the next offer, nowhere. */
  const create = (type: 'primary' | 'default') =>
    user &&
    isManagement(user) && (
      <ButtonLink type={type} icon={<PlusOutlined />} to={paths.newOffer()}>
        {t('list.create')}
      </ButtonLink>
    )

  return (
    <Screen
      title={t('dashboard.title')}
      subtitle={name ? t('dashboard.welcomeName', { name }) : t('dashboard.welcome')}
      actions={create(first ? 'default' : 'primary')}
    >
      {first && <FirstSteps steps={first} />}
      <TodayCard />
      <Figures days={days} />
      <div className={styles.dashboard}>
        <div className={styles.column}>
          <Charts />
          <NewestOffers
            offers={offers.data?.items}
            error={offers.error}
            fetching={offers.isFetching}
            firstAction={create('default')}
            onRetry={() => void offers.refetch()}
          />
        </div>
        <div className={styles.column}>
          <OutcomesCard days={days} />
          <QuickActions />
        </div>
      </div>
    </Screen>
  )
}
