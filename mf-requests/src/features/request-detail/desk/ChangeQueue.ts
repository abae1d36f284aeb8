import { isApiError } from '@staffel/shared-api/client'
import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import type { Change } from './Change.ts'

export interface ChangeQueueParts {
  /** What is on the screen. */
  readonly shown: () => QuoteRequestDetail
  readonly show: (request: QuoteRequestDetail) => void
  /** What is stored now, past everything that is kept. */
  readonly read: () => Promise<QuoteRequestDetail>
  readonly onWaiting: (count: number) => void
  readonly onFailed: (error: unknown, change: Change) => void
  /** Somebody else changed the very thing; theirs is on the screen. */
  readonly onConflict: (change: Change) => void
}

/** How often a change is made again because something beside it was changed meanwhile. */
const attempts = 3

/**
 * Changes of one request, made one after the other, as each needs the version that the one before it left; all are
 * drawn at once. What the server refuses is drawn no longer. A newer version by somebody else is no conflict as long as
 * they did not change the same thing.
 */
export class ChangeQueue {
  private readonly parts: ChangeQueueParts
  private waiting: readonly Change[] = []
  private stored: QuoteRequestDetail | null = null
  private history: readonly Change[] = []
  private working: Promise<void> = Promise.resolve()

  constructor(parts: ChangeQueueParts) {
    this.parts = parts
  }

  add(change: Change, { undoing = false } = {}): void {
    this.stored ??= this.parts.shown()
    this.setWaiting([...this.waiting, change])
    this.draw()
    this.working = this.working.then(() => this.make(change, undoing))
  }

  /** Takes back the last change, also one that is still on its way; false when there is none. */
  async undo(): Promise<boolean> {
    await this.working
    const last = this.history.at(-1)
    if (!last) return false
    this.history = this.history.slice(0, -1)
    this.add(last, { undoing: true })
    return true
  }

  /** Resolves once everything has been answered. */
  settled(): Promise<void> {
    return this.working
  }

  private async make(change: Change, undoing: boolean): Promise<void> {
    const before = this.stored ?? this.parts.shown()
    // Dropped by a conflict before its turn came.
    if (!this.waiting.includes(change)) return
    try {
      const after = await this.call(change, before)
      if (after) this.done(change, before, after, undoing)
    } catch (error) {
      this.drop(change)
      this.parts.onFailed(error, change)
    }
    if (this.waiting.length === 0) this.stored = null
  }

  /** Null when somebody else changed the same thing. */
  private async call(change: Change, before: QuoteRequestDetail): Promise<QuoteRequestDetail | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await change.call((this.stored ?? before).json_version)
      } catch (error) {
        if (!isApiError(error) || error.code !== 'STALE' || attempt === attempts) throw error
        this.stored = await this.parts.read()
        if (!isSame(change.about(before), change.about(this.stored))) return this.conflict(change)
        this.draw()
      }
    }
  }

  private conflict(change: Change): null {
    this.drop(change)
    this.parts.onConflict(change)
    return null
  }

  private done(change: Change, before: QuoteRequestDetail, after: QuoteRequestDetail, undoing: boolean): void {
    const inverse = undoing ? null : change.inverse(before, after)
    if (inverse) this.history = [...this.history, inverse]
    this.stored = after
    this.drop(change)
  }

  private drop(change: Change): void {
    this.setWaiting(this.waiting.filter((other) => other !== change))
    this.draw()
  }

  private setWaiting(waiting: readonly Change[]): void {
    this.waiting = waiting
    this.parts.onWaiting(waiting.length)
  }

  private draw(): void {
    const { stored } = this
    if (stored) this.parts.show(this.waiting.reduce((request, change) => change.apply(request), stored))
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
