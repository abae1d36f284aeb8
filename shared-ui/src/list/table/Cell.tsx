import type { ReactNode } from 'react'

/** As long as words get: what is no longer is never broken in the middle. */
const longestWord = 20

/** The content of a cell. Plain text is kept to a few lines, and shown in full to who points at it. */
export function Cell({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return (
    <span
      className="sf-clamp"
      data-short={children.length <= longestWord || undefined}
      title={children.length > 40 ? children : undefined}
    >
      {children}
    </span>
  )
}
