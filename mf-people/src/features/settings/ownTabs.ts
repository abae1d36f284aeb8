import type { ComponentType } from 'react'
import { CompanyPanel } from './company/CompanyPanel.tsx'

interface OwnTab {
  readonly name: 'company'
  /** Among the guests, which stand between these. */
  readonly order: number
  readonly Panel: ComponentType
}

export const ownTabs: readonly OwnTab[] = [{ name: 'company', order: 10, Panel: CompanyPanel }]
