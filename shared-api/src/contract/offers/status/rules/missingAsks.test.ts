import { missingAsks } from './missingAsks.ts'

describe('missingAsks', () => {
  it.each([
    [['confirm', 'reason'], {}, ['confirm', 'reason']],
    [['confirm', 'reason'], { confirmed: true, reason: '  ' }, ['reason']],
    [['reason-code'], { reason: 'Te duur' }, ['reason-code']],
    [['reason-or-code'], { reason: 'Te duur' }, []],
    [['reason-or-code'], { reasonCode: 'price' }, []],
    [['reason-or-code'], { reason: '' }, ['reason-or-code']],
    [['signature', 'later-date'], { signed: true, date: '2026-06-01' }, []],
    [['signature', 'later-date'], { signed: false }, ['signature', 'later-date']],
  ] as const)('of %j with %j are %j', (asks, answers, missing) => {
    expect(missingAsks(asks, answers)).toEqual(missing)
  })
})
