import { chooseScheme, openFrameDialog, toast, type RecentThing } from '@staffel/shared-ui/core'
import { GlobalOutlined, LogoutOutlined, QuestionCircleOutlined } from '@staffel/shared-ui/icons'
import { useLanguage } from '@staffel/shared-ui/i18n'
import { schemes } from '../../layout/header/schemes.tsx'
import { useSignOut } from '../../layout/header/useSignOut.ts'
import { navIcon } from '../../layout/navigation/navIcon.tsx'
import type { Command } from './command.types.ts'
import { useCommandTexts } from './useCommandTexts.ts'

/** What the frame can do on every page. */
export function useFrameCommands(): readonly Command[] {
  const { t } = useCommandTexts()
  const { language, setLanguage } = useLanguage()
  const signOut = useSignOut()
  const changeLanguage = () => {
    setLanguage(language === 'nl' ? 'en' : 'nl').catch(() => toast.failure(t('ui:language.failed'), changeLanguage))
  }
  return [
    {
      id: 'frame-keys',
      label: t('frame.keys'),
      icon: <QuestionCircleOutlined />,
      keys: ['?'],
      run: () => openFrameDialog('keys'),
    },
    ...schemes.map(({ choice, icon }) => ({
      id: `frame-${choice}`,
      label: t(`frame.${choice}`),
      icon,
      run: () => chooseScheme(choice),
    })),
    { id: 'frame-language', label: t('frame.language'), icon: <GlobalOutlined />, run: changeLanguage },
    { id: 'frame-sign-out', label: t('frame.signOut'), icon: <LogoutOutlined />, run: signOut },
  ]
}

export function thingCommand({ path, label, detail, icon }: RecentThing, go: (path: string) => () => void): Command {
  return { id: `thing-${path}`, label, icon: navIcon(icon), run: go(path), ...(detail && { detail }) }
}
