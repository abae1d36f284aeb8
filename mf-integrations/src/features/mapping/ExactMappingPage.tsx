import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { EmptyState, Screen, TabList, tabPanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, LockOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useId } from 'react'
import { exactStatusQuery } from '../../api/exact.queries.ts'
import { mappingStateQuery } from '../../api/mapping.queries.ts'
import { jobsQuery } from '../../api/sync.queries.ts'
import { paths } from '../../paths.ts'
import { CustomersTab } from './customers/CustomersTab.tsx'
import { ItemsTab } from './items/ItemsTab.tsx'
import { ThingsTab } from './ThingsTab.tsx'
import { mappingTabs, type MappingTab } from '../../parts/mappingTabs.ts'
import styles from './mapping.module.css'

/** What stands for what in the administration in use: suggested, and corrected by hand. */
export function ExactMappingPage() {
  const { t } = useTranslation('integrations')
  const user = useUser()
  const isOwn = user !== null && mayConnectAccounting(user)
  const { data: status } = useQuery({ ...exactStatusQuery(), enabled: isOwn })
  const name = status?.division_name ?? status?.division ?? null
  return (
    <Screen
      title={t('mapping.title')}
      subtitle={name === null ? t('mapping.subtitle') : t('mapping.of', { name })}
      back={{ to: paths.exact(), label: t('exact.title') }}
    >
      {isOwn ? (
        <MappingTabs />
      ) : (
        <EmptyState icon={<LockOutlined />} title={t('exact.notYours')} description={t('exact.notYoursText')} />
      )}
    </Screen>
  )
}

function MappingTabs() {
  const { t } = useTranslation('integrations')
  const id = useId()
  const [params, setParams] = useSearchParams()
  const { data: jobs } = useQuery(jobsQuery())
  const { data: state } = useQuery(mappingStateQuery(jobs))
  const current = mappingTabs.find((name) => name === params.get('tab')) ?? mappingTabs[0]
  const titleOf = (tab: MappingTab) => <TabTitle tab={tab} open={state?.[tab]?.open ?? null} />
  return (
    <>
      <TabList
        id={id}
        look="page"
        label={t('mapping.title')}
        tabs={mappingTabs.map((name) => ({ name, title: titleOf(name) }))}
        current={current}
        onChange={(tab) => setParams({ tab }, { replace: true })}
      />
      <div {...tabPanel(id, current, current)} aria-label={t(`mapping.tab.${current}`)} className={styles.panel}>
        {panel()}
      </div>
    </>
  )

  function panel() {
    if (current === 'items') return <ItemsTab jobs={jobs ?? []} />
    if (current === 'customers') return <CustomersTab jobs={jobs ?? []} />
    return <ThingsTab tab={current} />
  }
}

/** Null: what stands in Exact is not known. */
function TabTitle({ tab, open }: { tab: MappingTab; open: number | null }) {
  const { t } = useTranslation('integrations')
  return (
    <span className={styles.tab}>
      {t(`mapping.tab.${tab}`)}
      {open === 0 && <CheckCircleOutlined className={styles.complete} />}
      {open !== null && open > 0 && <WarningOutlined className={styles.open} />}
      <span className="sf-sr-only">
        {open === null ? '' : open === 0 ? t('mapping.complete') : t('mapping.open', { count: open })}
      </span>
    </span>
  )
}
