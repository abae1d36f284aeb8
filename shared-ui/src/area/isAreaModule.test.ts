import { isAreaModule } from './isAreaModule.ts'

const area = { contractVersion: 1, id: 'offers', routes: [{ path: '/offers' }], translations: async () => ({}) }

describe('isAreaModule', () => {
  it('accepts what keeps the contract', () => {
    expect(isAreaModule(area)).toBe(true)
    expect(isAreaModule(area, 'offers')).toBe(true)
  })

  it('refuses another area than the one that was asked for', () => {
    expect(isAreaModule(area, 'people')).toBe(false)
  })

  it.each([
    null,
    'offers',
    {},
    { ...area, contractVersion: 2 },
    { ...area, id: undefined },
    { ...area, routes: 'none' },
    { ...area, routes: [null] },
    { ...area, translations: {} },
  ])('refuses %j', (value) => {
    expect(isAreaModule(value)).toBe(false)
  })
})
