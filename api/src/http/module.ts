import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/database.types.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Route } from './endpoint-route.ts'

/** What every module may use. Anything of another module is handed over in `modules/index.ts`. */
export interface ModuleContext {
  readonly config: Config
  readonly db: Db
  readonly files: FileStore
  /** The clock; tests set it. */
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** A line for the person at the terminal; local mode only (sign-in links). */
  readonly announce: (line: string) => void
}

export interface Module {
  readonly routes: readonly Route[]
  /** Work that comes back by itself. Every process runs it, so it takes its rows with `for update skip locked`. */
  readonly jobs?: readonly Job[]
  /** Addresses that are not calls of the contract (pages, files, another protocol). */
  readonly plugin?: (app: FastifyInstance) => Promise<void>
}

export interface Job {
  readonly name: string
  readonly everySeconds: number
  run(): Promise<void>
}
