import { checkProduct } from '../../editing/product-input.ts'
import type { ProductDetail } from '@staffel/shared-api/contract'
import type { PlannedProduct } from './planned-product.ts'
import { refuseMixedUnits, type GroupMember } from './refuse-mixed-units.ts'

/** A product of a file, in a tier group; with an id one that is stored. */
const planned = (row: number, tierGroup: string, salesUnit: string, id?: number): PlannedProduct => ({
  draft: { row, sku: `S-${row}`, productId: null, fields: {}, tierRows: [], problems: [] },
  // Only its id is asked for.
  stored: id === undefined ? null : ({ product_id: id } as ProductDetail),
  checked: checkProduct({ name: 'Bout', tierGroup, salesUnit }),
  changes: [],
  group: null,
})
const rows = ({ fitting }: ReturnType<typeof refuseMixedUnits>) => fitting.map(({ draft }) => draft.row)

describe('products that count together', () => {
  it('are refused where they are counted in another unit than those that stay there', () => {
    const members: GroupMember[] = [{ id: 1, group: 'M8', unit: 'st' }]
    const found = refuseMixedUnits([planned(2, 'm8', 'kg'), planned(3, 'm8', 'st')], members)
    expect(rows(found)).toEqual([3])
    expect(found.problems).toMatchObject([{ row: 2, field: 'salesUnit' }])
  })

  it('may all get another unit together', () => {
    const members = [1, 2].map((id) => ({ id, group: 'M8', unit: 'st' }))
    expect(rows(refuseMixedUnits([planned(2, 'M8', 'kg', 1), planned(3, 'M8', 'kg', 2)], members))).toEqual([2, 3])
  })

  it('are looked at again when one that should have left stays', () => {
    const members: GroupMember[] = [
      { id: 1, group: 'M8', unit: 'st' },
      { id: 2, group: 'M10', unit: 'st' },
    ]
    const found = refuseMixedUnits([planned(2, 'M8', 'kg', 3), planned(3, 'M10', 'kg', 1)], members)
    expect(rows(found)).toEqual([])
    expect(found.problems.map(({ row }) => row)).toEqual([3, 2])
  })

  it('are refused one after the other where each waits for the place of the next, in one go through them', () => {
    const count = 1_000
    const members = Array.from({ length: count + 1 }, (_, id) => ({ id, group: `G${id}`, unit: id % 2 ? 'st' : 'kg' }))
    let looks = 0
    const file = members.slice(0, count).map(({ id, unit }) => {
      const { checked, ...plan } = planned(id, `G${id + 1}`, unit, id)
      return {
        ...plan,
        get checked() {
          looks += 1
          return checked
        },
      }
    })
    expect(refuseMixedUnits(file, members).problems).toHaveLength(count)
    expect(looks).toBeLessThan(5 * count)
  })
})
