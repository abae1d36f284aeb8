import { createContext, use, useEffect, useRef } from 'react'

/** What leaving would take along. */
export interface UnsavedWork {
  /** It outlives the page, and can be thrown away; absent where leaving loses it. */
  readonly copy?: { readonly isKept: boolean; readonly drop: () => void }
}

/** How a guest tells its host of it, and by null that there is none any more. Without a host, nobody is told. */
export const UnsavedContext = createContext<(work: UnsavedWork | null) => void>(() => {})

/** For guests: the host asks before it is left as long as this is so. */
export function useReportUnsaved(isUnsaved: boolean, copy?: UnsavedWork['copy']): void {
  const report = use(UnsavedContext)
  const latest = useRef(copy)
  useEffect(() => {
    latest.current = copy
  })
  const isKept = copy?.isKept
  useEffect(() => {
    if (!isUnsaved) return
    report(isKept === undefined ? {} : { copy: { isKept, drop: () => latest.current?.drop() } })
    return () => report(null)
  }, [isUnsaved, isKept, report])
}
