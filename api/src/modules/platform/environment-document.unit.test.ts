import { areaOf, withCanary, withFlag, withLive, withRolledBack, withSwitch } from './environment-document.ts'
import { changedAreas } from './environments/control/changes-between.ts'
import { agreedOn } from './environments/agreed-on.ts'

const pointer = { version: '1.0.0-1a2b3c4d', base: '/r/offers/1.0.0-1a2b3c4d/', integrity: 'sha384-x' }
const empty = { schema: 1 as const, env: 'staging', areas: {} }
const members = Object.getOwnPropertyNames(Object.prototype)

test.each(members)('%s is no area because every object has such a member', (id) => {
  expect(areaOf(empty, id)).toBeUndefined()
  expect(withSwitch(empty, id, { enabled: false })).toBe(empty)
  expect(withCanary(empty, id, null)).toBe(empty)
  expect(withFlag(empty, id, 'area.flag', true)).toBe(empty)
  expect(withRolledBack(empty, id)).toBe(empty)
  const wisher = { author: 'a', person: 'a', isProgram: false, reason: 'Trial' }
  const asked = { ...empty, fourEyes: true }
  expect(agreedOn(asked, id, { version: '1', canary: null }, wisher, new Date(), () => empty)).toBe(empty)
})

test.each(members)('an area that came to be called %s is one like any other', (id) => {
  const there = withLive(empty, id, pointer)
  expect(areaOf(there, id)).toEqual({
    enabled: true,
    canary: null,
    flags: {},
    live: pointer,
    previous: [],
    asked: null,
  })
  expect(changedAreas(empty, there)).toEqual([id])
})
