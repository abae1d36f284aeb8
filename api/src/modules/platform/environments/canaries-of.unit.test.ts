import { canariesOf, type Person } from './canaries-of.ts'
import type { EnvironmentDocument } from '../environment-document.ts'

const live = { version: '1.0.0-0', base: '/r/x/1.0.0-0/', integrity: '' }
const canary = { version: '2.0.0-0', base: '/r/x/2.0.0-0/', integrity: '' }
const environment = (percent: number, roles?: string[]): EnvironmentDocument => {
  const area = { enabled: true, live, previous: [], flags: {} }
  const tried = { ...canary, percent, ...(roles && { roles }) }
  return {
    schema: 1,
    env: 'x',
    areas: {
      offers: { ...area, canary: tried },
      people: { ...area, canary: tried },
      requests: { ...area, canary: null },
    },
  }
}
const people = Array.from({ length: 2000 }, (_, index): Person => ({ uid: `person-${index}`, roles: ['Manager'] }))
const inside = (area: string, percent: number, roles?: string[]) =>
  people.filter((person) => canariesOf(environment(percent, roles), person).includes(area)).map(({ uid }) => uid)

test('as many people as its share says, others for every area, and who was in stays in when it is raised', () => {
  const [ten, thirty, ofPeople] = [inside('offers', 10), inside('offers', 30), inside('people', 10)]
  expect(ten.length).toBeGreaterThan(150)
  expect(ten.length).toBeLessThan(250)
  expect(ten.filter((uid) => !thirty.includes(uid))).toEqual([])
  expect(ofPeople.filter((uid) => ten.includes(uid)).length).toBeLessThan(50)
  expect([inside('offers', 0).length, inside('offers', 100).length, inside('requests', 100).length]).toEqual([
    0, 2000, 0,
  ])
})

test('roles narrow it, in any case; before sign-in nobody is in', () => {
  expect(inside('offers', 100, ['manager'])).toHaveLength(2000)
  expect(inside('offers', 100, ['Admin'])).toEqual([])
  expect(canariesOf(environment(100), null)).toEqual([])
})
