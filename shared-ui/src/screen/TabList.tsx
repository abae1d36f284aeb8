import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { chosenInSight } from './chosenInSight.ts'
import './tabs.css'

const looks = { line: 'sf-tabs-line', segments: 'sf-tabs-segments', page: 'sf-tabs-line sf-tabs-page' } as const

export interface TabListProps<Name extends string> {
  /** Prefix of the ids of tabs and panels; `tabPanel` takes the same. */
  id: string
  label: string
  tabs: readonly { readonly name: Name; readonly title: ReactNode }[]
  current: Name
  onChange: (name: Name) => void
  /** `segments` for a choice inside a page, `line` above what belongs to it, `page` for what a whole page has. */
  look?: keyof typeof looks
}

/** One stop of the Tab key; the arrows, Home and End go on from there. */
export function TabList<Name extends string>({
  id,
  label,
  tabs,
  current,
  onChange,
  look = 'line',
}: TabListProps<Name>) {
  const list = useRef<HTMLDivElement>(null)
  // Tabs of other areas may come later.
  useLayoutEffect(() => chosenInSight(list.current), [current, tabs.length])

  function onKey(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ name }) => name === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = to === undefined ? undefined : tabs[to % tabs.length]
    if (!tab) return
    event.preventDefault()
    onChange(tab.name)
    document.getElementById(tabId(id, tab.name))?.focus()
  }

  return (
    <div ref={list} className={`sf-tabs ${looks[look]}`} role="tablist" aria-label={label} onKeyDown={onKey}>
      {tabs.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={tabId(id, name)}
          aria-selected={name === current}
          // The panels of the others need not be there.
          aria-controls={name === current ? `${tabId(id, name)}-panel` : undefined}
          tabIndex={name === current ? 0 : -1}
          onClick={() => onChange(name)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}

const tabId = (id: string, name: string) => `${id}-${name}`

/** For the element that a tab shows; it needs a label besides. */
export function tabPanel(id: string, name: string, current: string) {
  return { role: 'tabpanel', id: `${tabId(id, name)}-panel`, hidden: name !== current }
}
