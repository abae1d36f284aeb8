import type { Screen } from '../screen.types.ts'

const full = true

export const people: readonly Screen[] = [
  { name: 'users', state: 'many', account: 'manager', path: '/users', full },
  { name: 'users', state: 'as admin', account: 'admin', path: '/users', full },
  {
    name: 'users',
    state: 'loading',
    account: 'manager',
    path: '/users',
    answers: { users: 'never', 'users/stats': 'never' },
  },
  { name: 'users', state: 'nothing found', account: 'manager', path: '/users?search=xyzzy' },
  { name: 'users', state: 'one', account: 'manager', path: '/users?search=tom.hendriks' },
  { name: 'users', state: 'long names', account: 'manager', path: '/users', answers: { users: 'long' } },
  { name: 'users', state: 'error', account: 'manager', path: '/users', answers: { users: 'broken' } },
  { name: 'account', state: 'manager', account: 'manager', path: '/myaccount', full },
  { name: 'account', state: 'user', account: 'user', path: '/myaccount', full },
  { name: 'account', state: 'admin', account: 'admin', path: '/myaccount', full },
  { name: 'company', state: 'manager', account: 'manager', path: '/settings', full },
  { name: 'company', state: 'user', account: 'user', path: '/settings', full },
  { name: 'company', state: 'admin', account: 'admin', path: '/settings', full },
  { name: 'settings', state: 'notifications', account: 'manager', path: '/settings?tab=notifications', full },
  { name: 'settings', state: 'security', account: 'manager', path: '/settings?tab=security', full },
  {
    name: 'settings',
    state: 'security not loaded',
    account: 'manager',
    path: '/settings?tab=security',
    answers: { 'users/me/sessions': 'broken', 'users/me/loginproviders': 'broken' },
  },
  { name: 'settings', state: 'products', account: 'manager', path: '/settings?tab=catalogue', full },
  {
    name: 'company',
    state: 'loading',
    account: 'manager',
    path: '/settings',
    answers: { 'Settings/OrganizationAddress': 'never', 'company/logo': 'never' },
  },
  {
    name: 'company',
    state: 'error',
    account: 'manager',
    path: '/settings',
    answers: { 'Settings/OrganizationAddress': 'broken' },
  },
]
