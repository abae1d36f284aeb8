import type { Tx } from '../db/tenant-transaction.ts'
import type { SampleWorld } from './world.ts'

/**
 * One part of the sample data. The parts run in this order, in one transaction, as the server itself (no tenant set).
 */
export interface SamplePart {
  readonly name: string
  /** What it answers is done once everything is committed. */
  fill(tx: Tx, world: SampleWorld): Promise<void | (() => Promise<void>)>
}
