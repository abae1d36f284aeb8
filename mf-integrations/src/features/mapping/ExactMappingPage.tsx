import type { ExactMapping, ExactMappingKind } from '@staffel/shared-api/contract'
import { mayConnectAccounting } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { EmptyState, ErrorState, LoadingState, Screen, TabList, Text, tabPanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, LockOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useId } from 'react'
import { mappingQuery } from '../../api/mapping.queries.ts'
import { paths } from '../../paths.ts'
import { MappingRow } from './MappingRow.tsx'
import styles from './mapping.module.css'

const tabs = {
  vat: 'vat',
  charges: 'charge',
  units: 'unit',
  items: 'item',
} as const satisfies Readonly<Record<string, ExactMappingKind>>
type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[]

/** What stands for what in the administration in use: suggested, and corrected by hand. */
export function ExactMappingPage() {
  const { t } = useTranslation('integrations')
  const user = useUser()
  const isOwn = user !== null && mayConnectAccounting(user)
  const mapping = useQuery({ ...mappingQuery(), enabled: isOwn })
  return (
    <Screen
      title={t('mapping.title')}
      subtitle={mapping.data ? t('mapping.of', { name: mapping.data.division_name ?? mapping.data.division }) : ''}
      back={{ to: paths.exact(), label: t('exact.title') }}
    >
      {content()}
    </Screen>
  )

  function content() {
    if (!isOwn)
      return <EmptyState icon={<LockOutlined />} title={t('exact.notYours')} description={t('exact.notYoursText')} />
    if (mapping.isPending) return <LoadingState shape="rows" count={6} />
    if (!mapping.data)
      return (
        <ErrorState
          title={t('mapping.failed')}
          error={mapping.error}
          onRetry={() => void mapping.refetch()}
          retrying={mapping.isFetching}
        />
      )
    return <MappingTabs mapping={mapping.data} />
  }
}

function MappingTabs({ mapping }: { mapping: ExactMapping }) {
  const { t } = useTranslation('integrations')
  const id = useId()
  const [params, setParams] = useSearchParams()
  const current = names.find((name) => name === params.get('tab')) ?? 'vat'
  const rowsOf = (tab: Tab) => mapping.rows.filter(({ kind }) => kind === tabs[tab])
  const openOf = (tab: Tab) => rowsOf(tab).filter(({ complete }) => !complete).length
  const rows = rowsOf(current)
  return (
    <>
      <TabList
        id={id}
        look="page"
        label={t('mapping.title')}
        tabs={names.map((name) => ({ name, title: <TabTitle tab={name} open={openOf(name)} /> }))}
        current={current}
        onChange={(tab) => setParams({ tab }, { replace: true })}
      />
      <div {...tabPanel(id, current, current)} aria-label={t(`mapping.tab.${current}`)} className={styles.panel}>
        <Text as="p" tone="muted">
          {t(`mapping.about.${current}`)}
        </Text>
        {rows.length === 0 ? (
          <EmptyState title={t('mapping.noItems')} description={t('mapping.noItemsText')} />
        ) : (
          <ul className={styles.rows}>
            {rows.map((row) => (
              <MappingRow key={row.key} row={row} mapping={mapping} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function TabTitle({ tab, open }: { tab: Tab; open: number }) {
  const { t } = useTranslation('integrations')
  return (
    <span className={styles.tab}>
      {t(`mapping.tab.${tab}`)}
      {open === 0 ? <CheckCircleOutlined className={styles.complete} /> : <WarningOutlined className={styles.open} />}
      <span className="sf-sr-only">{open === 0 ? t('mapping.complete') : t('mapping.open', { count: open })}</span>
    </span>
  )
}
