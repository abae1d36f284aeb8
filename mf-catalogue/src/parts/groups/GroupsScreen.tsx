import { Button, EmptyState, ErrorState, LoadingState, Screen, type ScreenProps } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import type { UseQueryResult } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState, type ReactNode } from 'react'

const GroupNameDialog = lazyPart(async () => (await import('./GroupNameDialog.tsx')).GroupNameDialog)
const DeleteGroupDialog = lazyPart(async () => (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog)

interface NamedGroup {
  readonly id: number
  readonly name: string
}

interface GroupActions<G> {
  readonly rename: (group: G) => void
  readonly remove: (group: G) => void
}

export interface GroupsScreenProps<G extends NamedGroup> {
  /** Of products, or of customers: where its words stand. */
  readonly words: 'groups' | 'customerGroups'
  readonly back: ScreenProps['back']
  readonly groups: UseQueryResult<readonly G[]>
  readonly maxLength: number
  readonly save: (name: string, group?: G) => Promise<{ readonly name: string }>
  readonly remove: (id: number) => Promise<unknown>
  /** Where the products of a group are seen. */
  readonly productsTo?: (id: number) => string
  readonly table: (groups: readonly G[], actions: GroupActions<G>) => ReactNode
  readonly children?: ReactNode
}

type Doing<G> = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly group: G }

/** Groups that are added, renamed, and deleted when nothing is in them. */
export function GroupsScreen<G extends NamedGroup>({
  words,
  back,
  groups,
  maxLength,
  save,
  remove,
  productsTo,
  table,
  children,
}: GroupsScreenProps<G>) {
  const { t } = useTranslation('catalogue')
  const [doing, setDoing] = useState<Doing<G> | null>(null)
  const close = () => setDoing(null)
  const addLabel = t(`${words}.add`)
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setDoing({ what: 'add' })}>
      {addLabel}
    </Button>
  )

  return (
    <Screen
      width="narrow"
      title={t(`${words}.title`)}
      subtitle={t(`${words}.subtitle`)}
      back={back}
      actions={groups.data && groups.data.length > 0 && add}
    >
      {content()}
      <Suspense>
        {doing?.what === 'add' && (
          <GroupNameDialog addLabel={addLabel} maxLength={maxLength} save={(name) => save(name)} onClose={close} />
        )}
        {doing?.what === 'rename' && (
          <GroupNameDialog
            name={doing.group.name}
            addLabel={addLabel}
            maxLength={maxLength}
            save={(name) => save(name, doing.group)}
            onClose={close}
          />
        )}
        {doing?.what === 'remove' && (
          <DeleteGroupDialog
            name={doing.group.name}
            text={t(`${words}.deleteText`)}
            remove={() => remove(doing.group.id)}
            productsTo={productsTo?.(doing.group.id)}
            onClose={close}
          />
        )}
        {children}
      </Suspense>
    </Screen>
  )

  function content() {
    if (groups.isPending) return <LoadingState count={6} />
    if (!groups.data)
      return (
        <ErrorState
          title={t(`${words}.failed`)}
          error={groups.error}
          onRetry={() => void groups.refetch()}
          retrying={groups.isFetching}
        />
      )
    if (groups.data.length === 0)
      return <EmptyState title={t(`${words}.empty`)} description={t(`${words}.emptyText`)} action={add} />
    return table(groups.data, {
      rename: (group) => setDoing({ what: 'rename', group }),
      remove: (group) => setDoing({ what: 'remove', group }),
    })
  }
}
