import { isProductOwner } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { AppstoreOutlined, SettingOutlined, UserOutlined } from '@staffel/shared-ui/icons'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { environmentsPath } from '../../router/environments/environmentsPath.ts'
import type { NavigationEntry } from '../../federation/index.ts'
import { navIcon } from '../../layout/navigation/navIcon.tsx'
import { useFrame } from '../../session/guard/frameContext.ts'
import { useIsOpen } from '../../session/guard/useIsOpen.ts'
import { useViewer } from '../../session/guard/useViewer.ts'
import type { Command } from './command.types.ts'
import { useCommandTexts } from './useCommandTexts.ts'
import { useGo } from './useGo.ts'

const own = [
  { id: 'profile', path: '/myaccount', icon: <UserOutlined /> },
  { id: 'settings', path: '/settings', icon: <SettingOutlined /> },
] as const

/** Where one can go: what the navigation shows, what areas can do, and the places behind a button of the frame. */
export function usePlaceCommands(entries: readonly NavigationEntry[]): readonly Command[] {
  const { t } = useCommandTexts()
  const { language } = useLanguage()
  const { areas } = useFrame()
  const viewer = useViewer()
  const isOpen = useIsOpen()
  const go = useGo()
  const user = useUser()
  const shown = new Set(entries.map(({ to }) => to))
  return [
    ...entries.map(({ id, to, icon, label }) => ({
      id: `place-${id}`,
      label: label[language],
      alias: `${label.nl} ${label.en}`,
      icon: navIcon(icon),
      run: go(to),
    })),
    ...areas.links(viewer).actions.map(({ id, to, icon, label, keys }) => ({
      id: `action-${id}`,
      label: label[language],
      alias: `${label.nl} ${label.en}`,
      icon: navIcon(icon),
      keys: [keys.join(' ')],
      run: go(to),
    })),
    ...own
      .filter(({ path }) => !shown.has(path) && isOpen(path))
      .map(({ id, path, icon }) => ({ id: `place-${id}`, label: t(`place.${id}`), icon, run: go(path) })),
    ...(user && isProductOwner(user)
      ? [
          {
            id: 'place-environments',
            label: t('place.environments'),
            icon: <AppstoreOutlined />,
            run: go(environmentsPath),
          },
        ]
      : []),
  ]
}
