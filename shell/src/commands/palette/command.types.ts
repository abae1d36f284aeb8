import type { ReactNode } from 'react'
import type { NavigationEntry } from '../../federation/index.ts'

export interface Command {
  readonly id: string
  readonly label: string
  readonly detail?: string
  readonly icon?: ReactNode
  /** The keys that do the same, as they are written on a keyboard. */
  readonly keys?: readonly string[]
  /** What it is found by besides, such as its name in the other language. */
  readonly alias?: string
  /** The dialog stays open: what it does is seen there. */
  readonly staysOpen?: boolean
  readonly run: () => void
}

export interface CommandGroup {
  readonly id: string
  readonly label: string
  readonly commands: readonly Command[]
}

/** What the frame gives its two dialogs. */
export interface CommandDialogProps {
  entries: readonly NavigationEntry[]
  onClose: () => void
}
