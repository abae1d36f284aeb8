import type { Screen } from '../screen.types.ts'

const name = 'integrations'
const account = 'manager'

export const integrations: readonly Screen[] = [
  { name, state: 'not connected', account, path: '/exact', full: true },
  { name, state: 'loading', account, path: '/exact', answers: { 'Integrations/Exact/Status': 'never' } },
  { name, state: 'error', account, path: '/exact', answers: { 'Integrations/Exact/Status': 'broken' } },
  { name, state: 'connecting failed', account, path: '/exact/callbackerror' },
]
