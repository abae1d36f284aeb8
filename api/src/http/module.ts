import type { ErasedTrace, FoundRow, KeptTrace, SearchType } from '@staffel/shared-api/contract'
import type { MergeObstacle } from '@staffel/shared-api/rules'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.types.ts'
import type { Tx } from '../db/tenant-transaction.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Caller } from './caller.ts'
import type { Route } from './endpoint-route.ts'

/** What every module may use. Anything of another module is handed over in `modules/index.ts`. */
export interface ModuleContext {
  readonly config: Config
  readonly db: Db
  readonly files: FileStore
  /** The clock; tests set it. */
  readonly now: () => Date
  /** How time passes until somebody outside may be asked again: as it does, unless a test has its clock pass it. */
  readonly wait?: ((milliseconds: number) => Promise<unknown>) | undefined
  readonly log: FastifyBaseLogger
  /** A line for the person at the terminal; local mode only (sign-in links). */
  readonly announce: (line: string) => void
}

export interface Module {
  readonly routes: readonly Route[]
  /** Work that comes back by itself. Every process runs it, so it takes its rows with `for update skip locked`. */
  readonly jobs?: readonly Job[]
  /** What the search of the frame looks for among the things of this module. */
  readonly finders?: readonly Finder[]
  /** What this module knows of people. */
  readonly traces?: Traces
  /** What `/metrics` tells of this module at that moment. */
  readonly gauges?: readonly Gauge[]
  /** What has to be known before two customers are merged. */
  readonly mergeChecks?: readonly MergeCheck[]
  /** Addresses that are not calls of the contract (pages, files, another protocol). */
  readonly plugin?: (app: FastifyInstance) => Promise<void>
}

/** A figure of now, under a name of Prometheus. */
export interface Gauge {
  readonly name: string
  readonly help: string
  read(): Promise<readonly GaugeValue[]>
}

export interface GaugeValue {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/**
 * Why a customer cannot be merged into another one, as far as this module knows; nothing, when it can. Asked within the
 * transaction of the merge, which holds both.
 */
export type MergeCheck = (
  tx: Tx,
  pair: { readonly tenantId: number; readonly into: number; readonly from: number },
) => Promise<readonly MergeObstacle[]>

export interface Job {
  readonly name: string
  readonly everySeconds: number
  /** What takes long ends early, and gives back what it has taken, once the process is `stopping`. */
  run(stopping?: AbortSignal): Promise<void>
}

/** How a module looks among its own things for what somebody typed in the frame. */
export interface Finder {
  readonly type: SearchType
  /** The area whose page a row leads to. */
  readonly area: string
  /** Whether these are things of the caller's at all. Which of them is the work of `find`. */
  allows(caller: Caller): boolean
  /** At most `limit` of them, the likeliest first. Inside a transaction within the caller's scope, which only reads. */
  find(tx: Tx, caller: Caller, typed: string, limit: number): Promise<FoundRow[]>
}

/** Somebody, by the address that everything about them is known by. */
export interface TracedPerson {
  readonly tenantId: number
  /** Lower case; of a contact person without one, an address that is nobody's. */
  readonly email: string
  /** A contact person without an address. */
  readonly contactId: number | null
  /** Null: no account. */
  readonly userId: number | null
  /** As they are called here and there; not where it is one word, which may be any. */
  readonly names: readonly string[]
  readonly now: Date
}

export type TraceCounts = Partial<Record<ErasedTrace | KeptTrace, number>>

/** What a module knows of people, and how it forgets one of them. */
export interface Traces {
  /** What it calls them. */
  names?(tx: Tx, person: Omit<TracedPerson, 'names'>): Promise<string[]>
  find(tx: Tx, person: TracedPerson): Promise<TraceCounts>
  /** Answers the files that are of no use then. */
  forget(tx: Tx, person: TracedPerson): Promise<readonly string[]>
}
