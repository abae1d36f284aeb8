import type { Command, CommandGroup } from './command.types.ts'
import { Keys } from './Keys.tsx'
import { useCommandTexts } from './useCommandTexts.ts'
import styles from './palette.module.css'

export interface CommandListProps {
  id: string
  groups: readonly CommandGroup[]
  chosen: Command | undefined
  onHover: (command: Command) => void
  onRun: (command: Command) => void
}

export const optionId = ({ id }: Command) => `sf-command-${id}`

/** The keyboard stays in the field above; what it has chosen is marked here. */
export function CommandList({ id, groups, chosen, onHover, onRun }: CommandListProps) {
  const { t } = useCommandTexts()
  return (
    <div id={id} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} role="presentation" className={styles.groupName}>
            {group.label}
          </div>
          {group.commands.map((command) => (
            <div
              key={command.id}
              id={optionId(command)}
              role="option"
              tabIndex={-1}
              aria-selected={command.id === chosen?.id}
              className={styles.option}
              onMouseMove={() => command.id !== chosen?.id && onHover(command)}
              // The field keeps the keyboard.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onRun(command)}
              onKeyDown={(event) => event.key === 'Enter' && onRun(command)}
            >
              <span className={styles.icon} aria-hidden="true">
                {command.icon}
              </span>
              <span className={styles.name}>
                {command.label}
                {command.detail && <span className={styles.detail}>{command.detail}</span>}
              </span>
              {command.keys && <Keys keys={command.keys} />}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
