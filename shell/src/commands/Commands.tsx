import {
  isTyping,
  onFrameDialog,
  openedThings,
  openFrameDialog,
  toast,
  type FrameDialogName,
} from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useState, type ComponentType } from 'react'
import type { NavigationEntry } from '../federation/index.ts'
import type { CommandDialogProps } from './palette/command.types.ts'
import { useActionKeys } from './useActionKeys.ts'
import { startKeepingThings } from './recent/startKeepingThings.ts'

const loadDialog: Readonly<Record<FrameDialogName, () => Promise<ComponentType<CommandDialogProps>>>> = {
  commands: async () =>
    (await import(/* webpackChunkName: "commands" */ './palette/CommandPalette.tsx')).CommandPalette,
  keys: async () => (await import(/* webpackChunkName: "commands" */ './palette/KeysDialog.tsx')).KeysDialog,
}

/** Ctrl-K or Cmd-K, and `?`, on every page of whoever is signed in. Their dialogs come when they are asked for. */
export function Commands({ uid, entries }: { uid: string; entries: readonly NavigationEntry[] }) {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState<{ Dialog: ComponentType<CommandDialogProps> } | null>(null)

  useEffect(() => {
    const stop = onFrameDialog((name) => {
      loadDialog[name]().then(
        (Dialog) => setOpen({ Dialog }),
        () => toast.error(t('commands.failed')),
      )
    })
    return stop
  }, [t])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = dialogOf(event)
      if (!name || hasDialogAbove()) return
      event.preventDefault()
      openFrameDialog(name)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])

  useActionKeys()
  useEffect(() => startKeepingThings(), [uid])
  // What one person opened is not for the next one.
  useEffect(() => () => openedThings.forget(), [uid])

  return open && <open.Dialog entries={entries} onClose={() => setOpen(null)} />
}

function dialogOf(event: KeyboardEvent): FrameDialogName | null {
  if (event.defaultPrevented || event.altKey) return null
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey ? 'commands' : null
  return event.key === '?' && !isTyping(event.target) ? 'keys' : null
}

/** A dialog that asks comes first. A sheet beside the page is a screen of its own, with its own actions. */
function hasDialogAbove(): boolean {
  return document.querySelector(".ant-modal-wrap:not([style*='display: none']), dialog[open]") !== null
}
