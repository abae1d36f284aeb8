import type { AreaModule } from '@staffel/shared-ui/area'
import { lazyPage } from '@staffel/shared-ui/router'
import { AccountPage } from './features/account/AccountPage.tsx'
import { UserListPage } from './features/user-list/UserListPage.tsx'
import { paths } from './paths.ts'

export const routes: AreaModule['routes'] = [
  { id: 'people.users', path: paths.users(), Component: UserListPage },
  { id: 'people.account', path: paths.account(), Component: AccountPage },
  { id: 'people.settings', path: paths.settings(), ...lazyPage(async () => (await import('./features/company/CompanyPage.tsx')).CompanyPage) },
]
