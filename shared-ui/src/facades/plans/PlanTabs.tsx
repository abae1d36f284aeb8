import { useId, useState, type ReactNode } from 'react'
import { TabList, tabPanel } from '../../screen/TabList.tsx'

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

  return (
    <div className="sf-plan-tabs">
      <TabList
        id={id}
        label={label}
        tabs={tabs.map(({ key, name }) => ({ name: key, title: name }))}
        current={current}
        onChange={setCurrent}
        look="segments"
      />
      {tabs.map(({ key, name, card }) => (
        <div key={key} {...tabPanel(id, key, current)} aria-label={name}>
          {card}
        </div>
      ))}
    </div>
  )
}
