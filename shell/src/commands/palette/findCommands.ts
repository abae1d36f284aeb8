import type { CommandGroup } from './command.types.ts'
import { matchWords } from './matchWords.ts'

/** What answers what was typed, the best first within each group; groups without any are left out. */
export function findCommands(groups: readonly CommandGroup[], typed: string): readonly CommandGroup[] {
  return groups
    .map(({ commands, ...group }) => ({
      ...group,
      commands: commands
        .map((command) => ({
          command,
          score: matchWords(typed, [command.label, command.detail, command.alias].filter(Boolean).join(' ')),
        }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .map(({ command }) => command),
    }))
    .filter(({ commands }) => commands.length > 0)
}
