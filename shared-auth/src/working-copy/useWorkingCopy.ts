import type { WorkingCopy } from '@staffel/shared-api/contract'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { workingCopies } from '../auth.ts'
import { fitsLike } from './fitsLike.ts'
import type { CopyWriter } from './CopyWriter.ts'
import type { FoundCopy } from './createWorkingCopies.ts'

export interface WorkingCopyParts<T> {
  /** What the form is about (`offer:new`, `offer:42`); null where nothing is to be kept. */
  readonly subject: string | null
  /** Revision of what is stored, where it has one. */
  readonly rev?: number | null
  /** The form without anything typed. */
  readonly stored: T
  /** The form as it is. Never a secret. */
  readonly typed: T
  /** Puts into the form what was typed before, or what is stored. */
  readonly onTake: (value: T) => void
}

/**
 * What a form tells about its copy. `changed`: what is stored is not what was typed over; `found`: there is something,
 * but somebody is typing already.
 */
export type WorkingCopyNotice =
  | { readonly kind: 'taken'; readonly at: string }
  | { readonly kind: 'changed' | 'found'; readonly at: string }
  | { readonly kind: 'unkept' }

export interface WorkingCopyState {
  readonly notice: WorkingCopyNotice | null
  /** Whether what is typed outlives this page. */
  readonly isKept: boolean
  /** Goes on with what was found. */
  readonly take: () => void
  /** Throws away what was typed. */
  readonly drop: () => void
  /** It was saved. */
  readonly done: () => void
}

/** Between two tries to read what was typed before. */
const readAgain = 5000

/**
 * Keeps what a form holds at the server while it differs from what is stored, and brings it back when the form is
 * opened again: by itself where nothing changed since, else when the person says so.
 */
export function useWorkingCopy<T>({
  subject,
  rev = null,
  stored,
  typed,
  onTake,
}: WorkingCopyParts<T>): WorkingCopyState {
  const [taken, setTaken] = useState<string | null>(null)
  const [found, setFound] = useState<(FoundCopy & { readonly kind: 'changed' | 'found' }) | null>(null)
  const [failed, setFailed] = useState(false)
  const writer = useRef<CopyWriter | null>(null)
  const storedText = useMemo(() => JSON.stringify(stored), [stored])
  const text = useMemo(() => JSON.stringify(typed), [typed])
  const isDirty = text !== storedText

  const write = useEffectEvent(() => writer.current?.type(isDirty ? { content: text, baseRev: rev } : null))
  const changed = useEffectEvent(() => setFailed(writer.current?.hasFailed() ?? false))

  function put(content: string): boolean {
    const value = parsed(content)
    if (!fitsLike(stored, value)) return false
    onTake(value)
    return true
  }
  const bringBack = useEffectEvent(put)

  const receive = useEffectEvent((answer: FoundCopy) => {
    const { copy, release } = answer
    // Saved after all, or by an older product whose form was another one.
    if (copy.content === storedText || !fitsLike(stored, parsed(copy.content))) return throwAway(answer)
    if (isDirty) return setFound({ ...answer, kind: 'found' })
    if (copy.base_rev !== rev) return setFound({ ...answer, kind: 'changed' })
    adopt(copy, release)
  })

  function adopt(copy: WorkingCopy, release: () => void): void {
    writer.current?.adopt(copy, release)
    put(copy.content)
    setTaken(copy.updated_at)
  }

  useEffect(() => {
    if (subject === null) return
    const opened = workingCopies.open(subject, () => changed())
    writer.current = opened.writer
    let isOpen = true
    let again: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      workingCopies.find(subject).then(
        (answer) => {
          if (answer && isOpen) receive(answer)
          else answer?.release()
        },
        () => {
          if (isOpen) again = setTimeout(read, readAgain)
        },
      )
    }
    if (opened.left !== null && bringBack(opened.left)) setTaken(new Date().toISOString())
    else read()
    return () => {
      isOpen = false
      clearTimeout(again)
      workingCopies.close(opened.writer)
      writer.current = null
      // What was found is about that subject, not about the next one.
      setFound(null)
      setTaken(null)
    }
  }, [subject])

  useEffect(() => write(), [text, storedText, rev])

  // Another tab may have it once this form is gone.
  const release = found?.release
  useEffect(() => () => release?.(), [release])

  return {
    notice: noticeOf(),
    isKept: !failed,
    take: () => {
      if (!found || !writer.current || !put(found.copy.content)) return
      goOn(writer.current, found, rev)
      setTaken(found.copy.updated_at)
      setFound(null)
    },
    drop: () => {
      if (found) {
        throwAway(found)
        setFound(null)
        return
      }
      writer.current?.forget()
      onTake(stored)
      setTaken(null)
    },
    done: () => {
      writer.current?.forget()
      setTaken(null)
    },
  }

  function noticeOf(): WorkingCopyNotice | null {
    if (failed && isDirty) return { kind: 'unkept' }
    if (found) return { kind: found.kind, at: found.copy.updated_at }
    return taken !== null && isDirty ? { kind: 'taken', at: taken } : null
  }
}

/** What was found is this form's now; its own row goes when the server has it. */
function goOn(writer: CopyWriter, found: FoundCopy, baseRev: number | null): void {
  writer.type({ content: found.copy.content, baseRev })
  void writer.flush().then(() => (writer.isUnkept() ? found.release() : throwAway(found)))
}

function throwAway({ copy, release }: FoundCopy): void {
  void workingCopies
    .discard(copy.id)
    .catch(() => {})
    .finally(release)
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
