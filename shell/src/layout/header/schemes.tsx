import type { SchemeChoice } from '@staffel/shared-ui/core'
import { DesktopOutlined, MoonOutlined, SunOutlined } from '@staffel/shared-ui/icons'
import type { ReactNode } from 'react'

/** By day, by night, or as the system says. */
export const schemes: readonly { readonly choice: SchemeChoice; readonly icon: ReactNode }[] = [
  { choice: 'light', icon: <SunOutlined /> },
  { choice: 'dark', icon: <MoonOutlined /> },
  { choice: 'system', icon: <DesktopOutlined /> },
]
