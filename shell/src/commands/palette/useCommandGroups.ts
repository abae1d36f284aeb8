import { mergeThings, openedThings, screenActions, type RecentThing } from '@staffel/shared-ui/core'
import { useQuery } from '@staffel/shared-ui/query'
import { useLocation } from '@staffel/shared-ui/router'
import { useState } from 'react'
import type { NavigationEntry } from '../../federation/index.ts'
import { useIsOpen } from '../../session/guard/useIsOpen.ts'
import { recentThingsQuery } from '../recent/recent-things.queries.ts'
import type { CommandGroup } from './command.types.ts'
import { thingCommand, useFrameCommands } from './useFrameCommands.tsx'
import { usePlaceCommands } from './usePlaceCommands.tsx'
import { useCommandTexts } from './useCommandTexts.ts'
import { useGo } from './useGo.ts'

const mostThings = 5

/** Everything that can be chosen now, in the order in which it is shown. */
export function useCommandGroups(entries: readonly NavigationEntry[]): readonly CommandGroup[] {
  const { t } = useCommandTexts()
  const go = useGo()
  const recent = useRecent()
  const places = usePlaceCommands(entries)
  const frame = useFrameCommands()
  // As they were when this opened: the screen below stands still.
  const [actions] = useState(screenActions)
  return [
    { id: 'recent', label: t('group.recent'), commands: recent.map((thing) => thingCommand(thing, go)) },
    {
      id: 'screen',
      label: t('group.screen'),
      commands: actions.flatMap(({ run, shortcut, keys, ...action }) =>
        run ? [{ ...action, run, ...keysOf(shortcut, keys) }] : [],
      ),
    },
    // The screen says it with its key.
    {
      id: 'places',
      label: t('group.places'),
      commands: places.filter(({ label }) => !actions.some((action) => action.label === label)),
    },
    { id: 'frame', label: t('group.frame'), commands: frame },
  ]
}

function keysOf(shortcut: string | undefined, keys: readonly string[] | undefined) {
  if (keys) return { keys }
  return shortcut ? { keys: [shortcut] } : {}
}

/** What was opened lately and may still be opened, without what is before them. */
function useRecent(): readonly RecentThing[] {
  const isOpen = useIsOpen()
  const { pathname } = useLocation()
  const kept = useQuery(recentThingsQuery()).data?.things ?? []
  return mergeThings(openedThings.read(), kept)
    .filter(({ path }) => path !== pathname && isOpen(new URL(path, window.location.origin).pathname))
    .slice(0, mostThings)
}
