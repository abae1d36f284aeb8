import { resolve } from 'node:path'
import { areaOf, filesToMutate } from './areas.ts'
import { scoreOf, scoresByArea } from './scores.ts'

const root = resolve(import.meta.dirname, '../../..')

describe('the areas that faults are put into', () => {
  it.each([
    ['shared-api/src/rules/money.rules.ts', 'prices'],
    ['shared-api/src/rules/days.rules.ts', 'rules'],
    ['shared-api/src/contract/catalogue/rules/priceFor.ts', 'prices'],
    ['shared-api/src/contract/identity/rules/checkAccess.ts', 'access'],
    ['shared-api/src/contract/notifications/rules/notification.rules.ts', 'rules'],
    ['shared-auth/src/session/reduceSession.ts', 'session'],
    ['api/src/modules/offers/pricing/price-lines.ts', 'prices'],
    ['api/src/modules/offers/store/offer.policy.ts', 'access'],
    ['api/src/server.ts', undefined],
  ])('%s is of %s', (path, area) => {
    expect(areaOf(path)).toBe(area)
  })

  it('are taken by package, without tests, or as asked', () => {
    const all = filesToMutate(root, [])
    expect([...all.keys()]).toEqual(['api', 'shared-api', 'shared-auth'])
    expect([...all.values()].flat().filter((path) => path.endsWith('.test.ts'))).toEqual([])
    expect([...filesToMutate(root, ['session']).keys()]).toEqual(['shared-auth'])
    const rules = [...filesToMutate(root, ['rules']).values()].flat()
    expect(new Set(rules.map(areaOf))).toEqual(new Set(['rules']))
    expect(filesToMutate(root, ['price-lines'])).toEqual(
      new Map([['api', ['api/src/modules/offers/pricing/price-lines.ts']]]),
    )
  })
})

describe('the score', () => {
  const faults = (fileName: string, ...statuses: ('Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored')[]) =>
    statuses.map((status) => ({ fileName, status }))

  it('counts as missed what no test runs, and leaves out what is no fault', () => {
    expect(scoreOf(faults('a', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'))).toEqual({
      faults: 4,
      noticed: 2,
      endless: 1,
      percent: 50,
    })
    expect(scoreOf([])).toEqual({ faults: 0, noticed: 0, endless: 0, percent: 100 })
  })

  it('is given by area', () => {
    const results = [
      ...faults('shared-auth/src/session/remembered.ts', 'Killed', 'Survived', 'Killed'),
      ...faults('api/src/http/caller.ts', 'Killed'),
    ]
    expect(scoresByArea(results)).toEqual(
      new Map([
        ['session', { faults: 3, noticed: 2, endless: 0, percent: 66.7 }],
        ['access', { faults: 1, noticed: 1, endless: 0, percent: 100 }],
      ]),
    )
  })
})
