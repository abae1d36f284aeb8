import type { EnvironmentState } from '@staffel/shared-api/contract'
import type { EnvironmentArea } from '../environments.queries.ts'

/** A dialog about one area in one environment. */
export interface AreaDialogProps {
  readonly environment: EnvironmentState
  readonly area: EnvironmentArea
  /** What people call it. */
  readonly name: string
  readonly onClose: () => void
}
