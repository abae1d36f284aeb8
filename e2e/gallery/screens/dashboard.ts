import type { Screen } from '../screen.types.ts'

const name = 'dashboard'
const path = '/dashboard'
const full = true

const calls = ['stats/dashboard', 'stats/dashboard/charts', 'stats/dashboard/today', 'stats/dashboard/trend', 'offers']
const all = <Fate extends string>(fate: Fate) => Object.fromEntries(calls.map((call) => [call, fate]))

export const dashboard: readonly Screen[] = [
  { name, state: 'many', account: 'manager', path, full },
  { name, state: 'admin', account: 'admin', path, full },
  { name, state: 'quiet company', account: 'otherManager', path, full },
  { name, state: 'loading', account: 'manager', path, answers: all('never') },
  { name, state: 'empty', account: 'manager', path, full, answers: { ...all('empty'), 'stats/dashboard': 'nothing' } },
  { name, state: 'long names', account: 'manager', path, full, answers: all('long') },
  { name, state: 'error', account: 'manager', path, full, answers: all('broken') },
]
