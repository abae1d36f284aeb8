import type { Offer } from '@staffel/shared-api/contract'
import { isBlank, isManagement, matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { TabList, tabPanel } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useId, useState, type ReactNode } from 'react'
import { activityQuery, attachmentsQuery, commentsQuery } from '../../../api/offers/offer-activity.queries.ts'
import { ActivityPanel } from './timeline/ActivityPanel.tsx'
import { CommentsPanel } from './CommentsPanel.tsx'
import { FilesPanel } from './files/FilesPanel.tsx'
import { NotesPanel } from './NotesPanel.tsx'
import styles from './tabs.module.css'

type TabName = 'activity' | 'questions' | 'files' | 'notes'

interface Tab {
  readonly name: TabName
  /** How much there is; nothing to count where it is one text. */
  readonly count?: number | undefined
  /** There is something, or somebody waits. */
  readonly marked?: boolean
  readonly panel: ReactNode
}

/**
 * What belongs to the offer beside its document; the seller's people see more of it than a customer. Every panel stays
 * as it is while another one is looked at, with whatever was typed in it.
 */
export function SideTabs({ offer }: { offer: Offer }) {
  const user = useUser()
  const id = useId()
  const { t } = useTranslation('offers')
  // Who is waited for is shown what to answer.
  const [current, setCurrent] = useState<TabName>(offer.change_requested_at === null ? 'activity' : 'questions')
  const isStaff = user !== null && (user.is_tenant || matchesRoles(user.roles, ['Admin']))
  const mayManage = user !== null && isManagement(user)
  const offerId = offer.offer_id
  const counts = {
    activity: useQuery(activityQuery(offerId, 1)).data?.total,
    questions: useQuery(commentsQuery(offerId)).data?.length,
    files: useQuery(attachmentsQuery(offerId)).data?.length,
  }
  if (!user) return false

  const tabs: readonly Tab[] = [
    {
      name: 'activity',
      count: counts.activity,
      panel: <ActivityPanel offer={offer} withDelivery={mayManage} />,
    },
    {
      name: 'questions',
      count: counts.questions,
      marked: offer.change_requested_at !== null,
      panel: <CommentsPanel offerId={offerId} isStaff={isStaff} />,
    },
    {
      name: 'files',
      count: counts.files,
      panel: <FilesPanel offerId={offerId} mayManage={mayManage} onDrag={() => setCurrent('files')} />,
    },
    ...(isStaff
      ? [
          {
            name: 'notes' as const,
            marked: !isBlank(offer.internal_notes),
            panel: <NotesPanel key={offerId} offer={offer} />,
          },
        ]
      : []),
  ]

  return (
    <section className={styles.side} aria-label={t('side.heading')}>
      <TabList
        id={id}
        label={t('side.heading')}
        tabs={tabs.map((tab) => ({ name: tab.name, title: <TabTitle {...tab} /> }))}
        current={current}
        onChange={setCurrent}
      />
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          {...tabPanel(id, name, current)}
          aria-label={t(`side.${name}`)}
          className={styles.panel}
          tabIndex={-1}
        >
          {panel}
        </div>
      ))}
    </section>
  )
}

function TabTitle({ name, count, marked }: Tab) {
  const { t } = useTranslation('offers')
  return (
    <>
      {t(`side.${name}`)}
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      {marked && (
        <span className={styles.mark}>
          <span className="sf-sr-only">{t(`side.${name}Marked`)}</span>
        </span>
      )}
    </>
  )
}
