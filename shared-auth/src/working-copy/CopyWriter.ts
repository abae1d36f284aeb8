import type { WorkingCopy } from '@staffel/shared-api/contract'
import { isApiError } from '@staffel/shared-api/client'
import type { Release } from './holdCopy.ts'
import type { WorkingCopyCalls } from './workingCopyCalls.ts'

export interface CopyWriterParts {
  readonly subject: string
  readonly calls: WorkingCopyCalls
  readonly hold: (id: string) => Promise<Release | null>
  /** Whether there is a session to write in. */
  readonly mayCall: () => boolean
  /** Something changed that is shown. */
  readonly onChange: () => void
}

/** What was typed, and the revision of the thing that it was typed over. */
export interface Typed {
  readonly content: string
  readonly baseRev: number | null
}

/** After the last keystroke, and at the latest while somebody goes on typing. */
const pause = 500
const longest = 2000
/** Between two tries while the server cannot be reached; the longer it lasts, the longer. */
const shortestRetry = 2000
const longestRetry = 30_000
/** A call this long after the last keystroke is nobody's activity. */
const lateAfter = 60_000

/** Writes what one form holds to one row, a call at a time, until the server has it. */
export class CopyWriter {
  readonly subject: string
  private readonly parts: CopyWriterParts
  private onChange: () => void
  private id: string = crypto.randomUUID()
  private rev = 0
  private wanted: Typed | null = null
  private kept: Typed | null = null
  private release: Release | null = null
  private working: Promise<void> | null = null
  private isCalling = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private since: number | null = null
  private tries = 0
  /** What was saved: the form still shows it for a moment, and it is not to be kept again. */
  private saved: string | null = null
  private failed = false
  private typedAt = 0

  constructor(parts: CopyWriterParts) {
    this.parts = parts
    this.subject = parts.subject
    this.onChange = parts.onChange
  }

  /** Another form, or none, shows how it goes. */
  listen(onChange: () => void): void {
    this.onChange = onChange
  }

  /** What the form holds now; null when that is what is stored anyway. */
  type(typed: Typed | null): void {
    if (typed && typed.content === this.saved) return
    this.saved = null
    this.want(typed, typed ? pause : 0)
  }

  /** Goes on in a row that was written earlier. */
  adopt({ id, rev, content, base_rev }: WorkingCopy, release: Release): void {
    this.release?.()
    this.release = release
    this.id = id
    this.rev = rev
    this.kept = this.wanted = { content, baseRev: base_rev }
  }

  /** It was saved, or is not wanted any more: the row goes. */
  forget(): void {
    this.saved = this.wanted?.content ?? null
    this.want(null, 0)
  }

  /** Everything that is not kept yet, now. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    if (!this.isUnkept() || !this.parts.mayCall()) return this.working ?? Promise.resolve()
    this.working ??= this.work().finally(() => (this.working = null))
    return this.working
  }

  /** The page is going away. What is on its way is taken to arrive. */
  flushLast(): void {
    if (!this.wanted || !this.isUnkept() || !this.parts.mayCall()) return
    this.parts.calls.keepLast(this.input(this.wanted, this.rev + (this.isCalling ? 1 : 0)))
  }

  isUnkept(): boolean {
    return !isSame(this.wanted, this.kept)
  }

  /** The server could not be reached, or would not take it; it is tried again. */
  hasFailed(): boolean {
    return this.failed
  }

  /** What only this page has. */
  unkept(): Typed | null {
    return this.isUnkept() ? this.wanted : null
  }

  /** Nobody writes here any more. */
  end(): void {
    clearTimeout(this.timer)
    this.release?.()
    this.release = null
  }

  private want(typed: Typed | null, delay: number): void {
    if (isSame(typed, this.wanted)) return
    this.wanted = typed
    this.typedAt = Date.now()
    if (!this.isUnkept()) return
    this.since ??= Date.now()
    this.schedule(Math.min(delay, Math.max(0, this.since + longest - Date.now())))
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), delay)
  }

  private async work(): Promise<void> {
    while (this.isUnkept()) {
      try {
        await this.writeOnce(this.wanted)
        this.tries = 0
        this.tell(false)
      } catch (error) {
        this.tell(true)
        if (mayPass(error)) this.schedule(Math.min(shortestRetry * 2 ** this.tries++, longestRetry))
        return
      }
    }
    this.since = null
  }

  private async writeOnce(typed: Typed | null): Promise<void> {
    this.since = null
    if (!typed) return this.removeRow()
    this.release ??= await this.parts.hold(this.id)
    try {
      this.isCalling = true
      const { rev } = await this.parts.calls.keep(this.input(typed, this.rev), {
        late: Date.now() - this.typedAt > lateAfter,
      })
      this.rev = rev
      this.kept = typed
    } catch (error) {
      if (!isApiError(error) || error.code !== 'STALE') throw error
      // A row that is new cannot be anybody else's.
      if (this.rev === 0) throw error
      // Somebody, elsewhere, goes on in that row. What is typed here gets one of its own.
      this.anew()
    } finally {
      this.isCalling = false
    }
  }

  private async removeRow(): Promise<void> {
    await this.parts.calls.discard(this.id)
    this.anew()
  }

  private anew(): void {
    this.release?.()
    this.release = null
    this.id = crypto.randomUUID()
    this.rev = 0
    this.kept = null
  }

  private input({ content, baseRev }: Typed, rev: number) {
    return { id: this.id, subject: this.subject, content, base_rev: baseRev, rev }
  }

  private tell(failed: boolean): void {
    if (this.failed === failed) return
    this.failed = failed
    this.onChange()
  }
}

function isSame(one: Typed | null, other: Typed | null): boolean {
  return one?.content === other?.content && one?.baseRev === other?.baseRev
}

/** What the server refused would be refused again, until something else is typed; that the session is over may pass. */
function mayPass(error: unknown): boolean {
  return !isApiError(error) || error.status < 400 || error.status >= 500 || [401, 403, 408, 429].includes(error.status)
}
