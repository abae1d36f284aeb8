import type { WorkingCopy } from '@staffel/shared-api/contract'
import { CopyWriter, type CopyWriterParts } from './CopyWriter.ts'
import type { Release } from './holdCopy.ts'

export type WorkingCopiesParts = Pick<CopyWriterParts, 'calls' | 'hold' | 'mayCall'>

/** A row that this tab may go on in. */
export interface FoundCopy {
  readonly copy: WorkingCopy
  readonly release: Release
}

/** A sign-out does not wait longer than this for a server that does not answer. */
const partingLimit = 3000

/** What the forms of this page hold that was not saved: written while somebody types, found again when a form opens. */
export function createWorkingCopies({ calls, hold, mayCall }: WorkingCopiesParts) {
  const writers = new Set<CopyWriter>()
  /** Their form is gone, and the server does not have everything yet. */
  const left = new Set<CopyWriter>()

  const flushAll = (some: Iterable<CopyWriter>) => Promise.all([...some].map((writer) => writer.flush())).then(() => {})
  const unkept = () => [...writers].filter((writer) => writer.isUnkept())

  return {
    /** For a form that opens; goes on with what another form over the same thing could not leave at the server. */
    open(subject: string, onChange: () => void): { readonly writer: CopyWriter; readonly left: string | null } {
      const parts = { subject, calls, hold, mayCall, onChange }
      const before = [...left].find((writer) => writer.subject === subject)
      const typed = before?.unkept()
      if (before) {
        left.delete(before)
        before.listen(onChange)
      }
      const writer = before ?? new CopyWriter(parts)
      writers.add(writer)
      return { writer, left: typed?.content ?? null }
    },

    /** The newest row about a thing that no other tab goes on in. */
    async find(subject: string): Promise<FoundCopy | null> {
      for (const copy of await calls.list(subject)) {
        const release = await hold(copy.id)
        if (release) return { copy, release }
      }
      return null
    },

    discard: (id: string) => calls.discard(id),

    /** The form is gone; what it held is written before it is let go of. */
    close(writer: CopyWriter): void {
      const settle = () => {
        if (left.has(writer) && !writer.isUnkept()) letGo(writer)
      }
      left.add(writer)
      writer.listen(settle)
      void writer.flush().then(settle)
    },

    /** Before a session ends: null when the server has everything. Never rejects, and does not wait for ever. */
    flush(): Promise<void> | null {
      const some = unkept()
      if (some.length === 0) return null
      return Promise.race([flushAll(some), new Promise<void>((resolve) => setTimeout(resolve, partingLimit))])
    },

    /** The page is going away. */
    flushLast: () => unkept().forEach((writer) => writer.flushLast()),

    /** Whether anything was typed that only this page has. */
    hasUnkept: () => unkept().some((writer) => writer.unkept() !== null),

    /** There is a session again. */
    retry: () => void flushAll(unkept()),

    /** Somebody else is signed in: what is here is not theirs. */
    forgetAll(): void {
      for (const writer of writers) letGo(writer)
    },
  }

  function letGo(writer: CopyWriter): void {
    writer.end()
    writers.delete(writer)
    left.delete(writer)
  }
}

export type WorkingCopies = ReturnType<typeof createWorkingCopies>
