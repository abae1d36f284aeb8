import { isTenantOwner } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { ButtonLink, Screen, SlotGuest, TabList, tabPanel, useGuests, type UnsavedWork } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { HistoryOutlined } from '@staffel/shared-ui/icons'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { useSearchParams } from '@staffel/shared-ui/router'
import { useId, useState } from 'react'
import { paths } from '../../paths.ts'
import { ownTabs } from './ownTabs.ts'

const nothing = {}

/** Everything that can be set, a tab for each part; areas bring their own. The address says which is open. */
export function SettingsPage() {
  const { t } = useTranslation('people')
  const id = useId()
  const user = useUser()
  const offered = useGuests('settings.tabs')
  const guests = user?.is_tenant ? offered : []
  const [params, setParams] = useSearchParams()
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null)

  const own = ownTabs
    .filter(({ isFor }) => !isFor || (user && isFor(user)))
    .map((tab) => ({ ...tab, title: t(`settings.tabs.${tab.name}`) }))
  const tabs = [...own, ...guests].toSorted((one, other) => one.order - other.order)
  const open = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0]
  const current = open?.name ?? 'company'
  const guest = guests.find(({ name }) => name === current)
  const Panel = own.find(({ name }) => name === current)?.Panel

  return (
    <Screen
      title={t('company.settings')}
      subtitle={t('settings.subtitle')}
      width="narrow"
      actions={
        user !== null &&
        isTenantOwner(user) && (
          <ButtonLink to={paths.log()} icon={<HistoryOutlined />}>
            {t('log.title')}
          </ButtonLink>
        )
      }
    >
      <TabList
        id={id}
        look="page"
        label={t('company.settings')}
        tabs={tabs}
        current={current}
        onChange={(tab) => setParams({ tab })}
      />
      <div {...tabPanel(id, current, current)} aria-label={open?.title}>
        {guest && (
          <SlotGuest key={guest.key} place="settings.tabs" guest={guest} context={nothing} onUnsaved={setUnsaved} />
        )}
        {Panel && <Panel />}
      </div>
      {guest && <UnsavedChangesGuard query when={unsaved !== null} copy={unsaved?.copy} />}
    </Screen>
  )
}
