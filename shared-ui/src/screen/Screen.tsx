import { useDeferredValue, type ReactNode } from 'react'
import { useRecentFocus } from './focus/recentFocus.ts'
import { PageHeader, type PageHeaderProps } from './PageHeader.tsx'

export interface ScreenProps extends PageHeaderProps {
  /** The title of the browser tab, when `title` is not plain text. */
  documentTitle?: string
  /** `narrow` for forms and reading, `list` for rows of data, which take more of a wide window. */
  width?: 'narrow' | 'wide' | 'list'
  children: ReactNode
}

const product = 'Staffel'

/** One screen: its head, the title of the browser tab, and its content in one column with even gaps. */
export function Screen({ documentTitle, width = 'wide', actions, children, ...header }: ScreenProps) {
  // A heading is drawn within the frame of the click; buttons, tables and filters take longer and follow in the next
  // ones.
  const drawsRest = useDeferredValue(true, false)
  useRecentFocus()
  const tab = documentTitle ?? (typeof header.title === 'string' ? header.title : '')
  return (
    <div className={`sf-screen sf-screen-${width}`}>
      <title>{tab ? `${tab} · ${product}` : product}</title>
      <PageHeader {...header} actions={drawsRest && actions} />
      {drawsRest && children}
    </div>
  )
}
