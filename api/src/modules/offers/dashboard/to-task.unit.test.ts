import type { DashboardTask } from '@staffel/shared-api/contract'
import { byUrgency, firstOfEachKind } from './to-task.ts'

const task = (kind: DashboardTask['kind'], id: number, since: string | null = null): DashboardTask => ({
  kind,
  id,
  number: null,
  title: '',
  party: null,
  tenant: null,
  value_excl_vat: 0,
  currency: 'eur',
  since,
  valid_until: kind === 'expiring' ? '2026-03-10' : null,
})
const many = (kind: DashboardTask['kind'], count: number) =>
  Array.from({ length: count }, (_, index) => task(kind, index + 1))

test('the first eight of each kind are told, and that there are more', () => {
  const all = firstOfEachKind([...many('expiring', 8), ...many('request', 3)])
  expect([all.tasks.length, all.capped]).toEqual([11, false])
  const some = firstOfEachKind([...many('request', 9), ...many('viewed', 2)])
  expect(some.tasks.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    ...many('request', 8).map(({ id }) => `request ${id}`),
    'viewed 1',
    'viewed 2',
  ])
  expect(some.capped).toBe(true)
})

test('what waits as long as another stays where it was', () => {
  const at = '2026-03-01T10:00:00.000Z'
  const asked = [task('question', 3, at), task('question', 1, at), task('question', 2, '2026-02-01T10:00:00.000Z')]
  expect(byUrgency(asked, '2026-03-05').map(({ id }) => id)).toEqual([2, 3, 1])
})
