import type { SessionUser } from '@staffel/shared-auth'
import { mayKeepTenantData } from '@staffel/shared-api/rules'
import type { ComponentType } from 'react'
import { CompanyPanel } from './company/CompanyPanel.tsx'
import { DataPanel } from './data/DataPanel.tsx'
import { NotificationsPanel } from './notifications/NotificationsPanel.tsx'
import { ProfileCard } from '../../parts/profile/ProfileCard.tsx'
import { SecurityPanel } from './security/SecurityPanel.tsx'

interface OwnTab {
  readonly name: 'company' | 'profile' | 'notifications' | 'security' | 'data'
  /** Among the guests, which stand between these. */
  readonly order: number
  readonly Panel: ComponentType
  /** Left out: for everybody. */
  readonly isFor?: (user: SessionUser) => boolean
}

export const ownTabs: readonly OwnTab[] = [
  { name: 'company', order: 10, Panel: CompanyPanel },
  { name: 'profile', order: 20, Panel: ProfileCard },
  { name: 'notifications', order: 50, Panel: NotificationsPanel, isFor: (user) => user.is_tenant },
  { name: 'security', order: 60, Panel: SecurityPanel },
  { name: 'data', order: 100, Panel: DataPanel, isFor: mayKeepTenantData },
]
