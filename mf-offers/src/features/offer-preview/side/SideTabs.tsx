import type { Offer } from '@staffel/shared-api/contract'
import { isBlank, isManagement, matchesRoles } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
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

  // As in every list of tabs: one stop of the Tab key, the arrows go on from there.
  function onKey(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ name }) => name === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = to === undefined ? undefined : tabs[to % tabs.length]
    if (!tab) return
    event.preventDefault()
    setCurrent(tab.name)
    document.getElementById(`${id}-${tab.name}`)?.focus()
  }

  return (
    <section className={styles.side} aria-label={t('side.heading')}>
      <div className={styles.tabs} role="tablist" aria-label={t('side.heading')} onKeyDown={onKey}>
        {tabs.map(({ name, count, marked }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => setCurrent(name)}
          >
            {t(`side.${name}`)}
            {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
            {marked && (
              <span className={styles.mark}>
                <span className="sf-sr-only">{t(`side.${name}Marked`)}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      {tabs.map(({ name, panel }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-label={t(`side.${name}`)}
          className={styles.panel}
          hidden={name !== current}
          tabIndex={-1}
        >
          {panel}
        </div>
      ))}
    </section>
  )
}
