import type { ReactNode } from 'react'

/** The content of a cell. Plain text is kept to a few lines, and shown in full to who points at it. */
export function Cell({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children
  return (
    <span className="sf-clamp" title={children.length > 40 ? children : undefined}>
      {children}
    </span>
  )
}
