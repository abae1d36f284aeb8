import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

export interface PlanTab {
  readonly key: string
  readonly name: string
  readonly card: ReactNode
}

export interface PlanTabsProps {
  label: string
  tabs: readonly PlanTab[]
  /** The one that is seen first. */
  first: string
}

/** The plans one at a time, where they do not fit beside each other. */
export function PlanTabs({ label, tabs, first }: PlanTabsProps) {
  const id = useId()
  const [current, setCurrent] = useState(first)

  // As in every list of tabs: one stop of the Tab key, the arrows go on from there.
  function onKey(event: KeyboardEvent): void {
    const at = tabs.findIndex(({ key }) => key === current)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key]
    const tab = to === undefined ? undefined : tabs[to % tabs.length]
    if (!tab) return
    event.preventDefault()
    setCurrent(tab.key)
    document.getElementById(`${id}-${tab.key}`)?.focus()
  }

  return (
    <div className="sf-plan-tabs">
      <div role="tablist" aria-label={label} onKeyDown={onKey}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === current}
            aria-controls={`${id}-${key}-panel`}
            tabIndex={key === current ? 0 : -1}
            onClick={() => setCurrent(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, card }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          aria-labelledby={`${id}-${key}`}
          hidden={key !== current}
        >
          {card}
        </div>
      ))}
    </div>
  )
}
