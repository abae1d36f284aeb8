import type { AreaModule } from '@staffel/shared-ui/area'
import { lazyPage } from '@staffel/shared-ui/router'
import { AccountPage } from './features/account/AccountPage.tsx'
import { UserListPage } from './features/user-list/UserListPage.tsx'
import { paths } from './paths.ts'

export const routes: AreaModule['routes'] = [
  { id: 'people.users', path: paths.users(), Component: UserListPage },
  {
    id: 'people.invites',
    path: paths.invites(),
    ...lazyPage(async () => (await import('./features/invite-list/InviteListPage.tsx')).InviteListPage),
  },
  {
    id: 'people.newInvite',
    path: paths.newInvite(),
    ...lazyPage(async () => (await import('./features/invite-form/NewInvitePage.tsx')).NewInvitePage),
  },
  {
    id: 'people.customers',
    path: paths.customers(),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "customer-list" */ './features/customer-list/CustomerListPage.tsx'))
          .CustomerListPage,
    ),
  },
  {
    id: 'people.customer',
    path: '/customers/:id',
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "customer" */ './features/customer/CustomerPage.tsx')).CustomerPage,
    ),
  },
  {
    id: 'people.customerMerge',
    path: '/customers/:id/merge',
    ...lazyPage(async () => (await import('./features/customer-merge/MergePage.tsx')).MergePage),
  },
  { id: 'people.account', path: paths.account(), Component: AccountPage },
  {
    id: 'people.settings',
    path: paths.settings(),
    ...lazyPage(async () => (await import('./features/settings/SettingsPage.tsx')).SettingsPage),
  },
  {
    id: 'people.tenants',
    path: paths.tenants(),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "tenants" */ './features/tenants/TenantListPage.tsx')).TenantListPage,
    ),
  },
  {
    id: 'people.log',
    path: paths.log(),
    ...lazyPage(async () => (await import(/* webpackChunkName: "log" */ './features/log/LogPage.tsx')).LogPage),
  },
  {
    id: 'people.acceptInvite',
    path: paths.acceptInvite(),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "accept-invite" */ './features/accept-invite/AcceptInvitePage.tsx'))
          .AcceptInvitePage,
    ),
  },
  {
    id: 'people.consent',
    path: paths.consent(),
    ...lazyPage(
      async () =>
        (await import(/* webpackChunkName: "accept-invite" */ './features/accept-invite/ConsentPage.tsx')).ConsentPage,
    ),
  },
]
