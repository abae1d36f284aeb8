import { ReloadOutlined, SearchOutlined } from '@staffel/shared-ui/icons'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Command, CommandDialogProps, CommandGroup } from './command.types.ts'
import { CommandFoot } from './CommandFoot.tsx'
import { CommandList, optionId } from './CommandList.tsx'
import { findCommands } from './findCommands.ts'
import { FrameDialog } from './FrameDialog.tsx'
import { useFound, type Found } from '../found/useFound.ts'
import { useCommandGroups } from './useCommandGroups.ts'
import { useCommandTexts } from './useCommandTexts.ts'
import styles from './palette.module.css'

const listId = 'sf-commands'

/** Everything that can be reached and done from here, by typing a part of its name. */
export function CommandPalette({ entries, onClose }: CommandDialogProps) {
  const { t } = useCommandTexts()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const found = useFound(typed)
  const groups = [...findCommands(useCommandGroups(entries), typed), ...found.groups, ...failedGroup(found, t)]
  const commands = groups.flatMap((group) => group.commands)
  const chosen = commands[Math.min(at, commands.length - 1)]

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])

  // First closed, so that what it opens has the keyboard.
  const run = (command: Command) => {
    if (!command.staysOpen) flushSync(onClose)
    command.run()
  }

  const press = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      Home: () => move(0),
      End: () => move(commands.length - 1),
      PageDown: () => move(Math.min(at + 8, commands.length - 1)),
      PageUp: () => move(Math.max(at - 8, 0)),
      Enter: () => chosen && run(chosen),
    }
    const step = event.nativeEvent.isComposing ? undefined : steps[event.key]
    if (!step || ((event.key === 'Home' || event.key === 'End') && typed !== '')) return
    event.preventDefault()
    step()
  }
  const move = (to: number) => setAt(commands.length === 0 ? 0 : (to + commands.length) % commands.length)

  return (
    <FrameDialog label={t('title')} className={styles.palette} onClose={onClose}>
      <div className={styles.search}>
        <SearchOutlined />
        <input
          ref={input}
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          aria-label={t('placeholder')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          <kbd aria-hidden="true">Esc</kbd>
          <span className="sf-sr-only">{t('close')}</span>
        </button>
      </div>
      <CommandList
        id={listId}
        groups={groups}
        chosen={chosen}
        onHover={(command) => setAt(commands.indexOf(command))}
        onRun={run}
      />
      <div role="status" className={styles.nothing}>
        {found.state === 'searching' && <span className={styles.searching}>{t('found.searching')}</span>}
        {commands.length === 0 && found.state === 'idle' && (
          <>
            <strong>{t('nothing', { typed: typed.trim() })}</strong>
            <span>{t('nothingHint')}</span>
          </>
        )}
      </div>
      <CommandFoot />
    </FrameDialog>
  )
}

/** Says that the things could not be looked for, as something that can be chosen: to try it again. */
function failedGroup({ state, again }: Found, t: ReturnType<typeof useCommandTexts>['t']): readonly CommandGroup[] {
  if (state !== 'failed') return []
  const retry = { id: 'found-again', label: t('found.again'), icon: <ReloadOutlined />, staysOpen: true, run: again }
  return [{ id: 'found-failed', label: t('found.failed'), commands: [retry] }]
}
