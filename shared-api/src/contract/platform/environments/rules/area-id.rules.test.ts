import { areaIdPattern, isAreaId } from './area-id.rules.ts'

test('an id is a word of small letters', () => {
  expect(['offers', 'a', 'constructors', 'myconstructor'].filter((id) => !isAreaId(id))).toEqual([])
  expect(['', 'Offers', 'of-fers', 'a'.repeat(41)].filter(isAreaId)).toEqual([])
})

test('what every object has is no id', () => {
  const members = Object.getOwnPropertyNames(Object.prototype)
  expect(members).toContain('constructor')
  expect(members.filter((id) => isAreaId(id) || new RegExp(areaIdPattern, 'u').test(id))).toEqual([])
})
