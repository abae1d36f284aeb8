import fc from 'fast-check'
import { recordOf } from '../../../rules/records.rules.ts'
import { diffVersions, type DiffedLine, type DiffedVersion } from './diffVersions.ts'
import { factFields } from './fields/offerFields.ts'
import { offerTotals } from './offerTotals.ts'

const line = (id: string, different: Partial<DiffedLine> = {}): DiffedLine => ({
  id,
  kind: 'item',
  description: id,
  quantity: 1,
  unitPrice: 10,
  priceUnit: 1,
  discountPct: 0,
  taxRate: 21,
  total: 10,
  optional: false,
  propertyValues: [],
  ...different,
})

const texts = {
  ...recordOf(factFields, () => null),
  title: 'Dakgoten',
  customer: 'Jansen',
  validUntil: '2026-05-01',
  desired_delivery_date: null,
  payment_term_days: null,
  currency: 'eur',
  language: 'nl',
  description: '',
  notes: '',
  terms: '',
  show_pictures: 'no',
}
const version = (items: readonly DiffedLine[], different: Partial<typeof texts> = {}): DiffedVersion => ({
  texts: { ...texts, ...different },
  items,
  totals: offerTotals(items),
})

describe('diffVersions', () => {
  it('finds nothing between a version and itself', () => {
    const same = version([line('a'), line('b')])
    expect(diffVersions(same, same)).toMatchObject({
      texts: [],
      lines: [],
      unchanged: 2,
      reordered: false,
      totals: { total: { delta: 0 } },
    })
  })

  it('names what was added, removed and changed, in the order of the later version', () => {
    const from = version([line('x'), line('a'), line('y'), line('b')])
    const to = version([line('a', { quantity: 2, unitPrice: 9 }), line('n'), line('b', { description: 'anders' })])
    const diff = diffVersions(from, to)
    expect(diff.lines.map(({ id, change, fields }) => [id, change, fields])).toEqual([
      ['x', 'removed', []],
      ['a', 'changed', ['quantity', 'unitPrice']],
      ['y', 'removed', []],
      ['n', 'added', []],
      ['b', 'changed', ['description']],
    ])
    expect(diff.lines[1]).toMatchObject({ from: { quantity: 1 }, to: { quantity: 2 } })
    expect(diff).toMatchObject({
      unchanged: 0,
      totals: {
        linesTotal: { from: 40, to: 38, delta: -2 },
        discount: { from: 0, to: 0, delta: 0 },
        subtotal: { from: 40, to: 38, delta: -2 },
        tax: { from: 8.4, to: 7.98, delta: -0.42 },
        total: { from: 48.4, to: 45.98, delta: -2.42 },
      },
    })
  })

  it('tells of texts and of properties, but not of numbers written otherwise', () => {
    const from = version([line('a', { quantity: 2.5 })])
    const to = version([line('a', { quantity: 2.5, propertyValues: [{ propertyType: 'Kleur', value: 'rood' }] })], {
      title: 'Goten',
      validUntil: '2026-06-01',
    })
    const diff = diffVersions(from, to)
    expect(diff.texts).toEqual([
      { field: 'title', from: 'Dakgoten', to: 'Goten' },
      { field: 'validUntil', from: '2026-05-01', to: '2026-06-01' },
    ])
    expect(diff.lines.map(({ fields }) => fields)).toEqual([['propertyValues']])
  })

  it('sees another order of the same lines', () => {
    expect(diffVersions(version([line('a'), line('b')]), version([line('b'), line('a')]))).toMatchObject({
      lines: [],
      reordered: true,
    })
    expect(diffVersions(version([line('a'), line('b')]), version([line('n'), line('b')]))).toMatchObject({
      reordered: false,
    })
  })
})

const anyLines = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(3)), { selector: ([id]) => id })
  .map((pairs) => pairs.map(([id, quantity]) => line(id, { quantity, total: quantity * 10 })))

describe('diffVersions, for any two versions', () => {
  it('accounts for every line once', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (before, after) => {
        const { lines, unchanged } = diffVersions(version(before), version(after))
        const count = (change: string) => lines.filter((diff) => diff.change === change).length
        expect(count('removed') + count('changed') + unchanged).toBe(before.length)
        expect(count('added') + count('changed') + unchanged).toBe(after.length)
      }),
    )
  })

  it('is the other way round backwards', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (before, after) => {
        const forwards = diffVersions(version(before), version(after))
        const backwards = diffVersions(version(after), version(before))
        const opposite = { added: 'removed', removed: 'added', changed: 'changed' }
        expect(backwards.lines.map(({ id, change }) => `${id} ${change}`).sort()).toEqual(
          forwards.lines.map(({ id, change }) => `${id} ${opposite[change]}`).sort(),
        )
        expect(backwards.totals.total.delta + forwards.totals.total.delta).toBe(0)
      }),
    )
  })
})
