import {
  ApiOutlined,
  AppstoreOutlined,
  BankOutlined,
  DashboardOutlined,
  EuroOutlined,
  FileTextOutlined,
  HistoryOutlined,
  InboxOutlined,
  PlusOutlined,
  SettingOutlined,
  ShopOutlined,
  TeamOutlined,
  UserAddOutlined,
} from '@staffel/shared-ui/icons'
import type { ReactNode } from 'react'

/** Names that an area may give in `nav[].icon`. */
const icons: Readonly<Record<string, ReactNode>> = {
  dashboard: <DashboardOutlined />,
  offers: <FileTextOutlined />,
  'file-text': <FileTextOutlined />,
  requests: <InboxOutlined />,
  inbox: <InboxOutlined />,
  products: <AppstoreOutlined />,
  pricing: <EuroOutlined />,
  customers: <BankOutlined />,
  organizations: <BankOutlined />,
  users: <TeamOutlined />,
  tenants: <ShopOutlined />,
  invites: <UserAddOutlined />,
  integrations: <ApiOutlined />,
  log: <HistoryOutlined />,
  settings: <SettingOutlined />,
  plus: <PlusOutlined />,
}

/** An area that was built after this shell may name an icon that is not here; it gets a plain one. */
export function navIcon(name: string): ReactNode {
  return icons[name] ?? icons['products']
}
