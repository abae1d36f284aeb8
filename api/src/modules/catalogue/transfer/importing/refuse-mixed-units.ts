import { text } from '../../../../texts/text.ts'
import type { RowProblem } from '../import-result.types.ts'
import type { PlannedProduct } from './planned-product.ts'

/** A product that counts together with others, as it is stored. */
export interface GroupMember {
  readonly id: number
  readonly group: string
  readonly unit: string
}

/**
 * What counts together counts the same, in the catalogue as it becomes: a product that is refused stays what it was and
 * where it was, so those that were to come there are looked at again. Only those: a file may move every product of a
 * catalogue into the place of another.
 */
export function refuseMixedUnits(
  planned: readonly PlannedProduct[],
  members: readonly GroupMember[],
): { readonly fitting: PlannedProduct[]; readonly problems: RowProblem[] } {
  const moved = new Set(planned.map(({ stored }) => stored?.product_id))
  const homes = new Map(members.map((member) => [member.id, member]))
  const units = new Map<string, string>()
  for (const { id, group, unit } of members) if (!moved.has(id)) units.set(group.toLowerCase(), unit)
  const coming = Map.groupBy(planned, groupOf)
  const refused = new Set<PlannedProduct>()
  const problems: RowProblem[] = []

  function look(plan: PlannedProduct, group: string): void {
    const { input } = plan.checked
    const unit = units.get(group) ?? input.salesUnit
    units.set(group, unit)
    if (unit === input.salesUnit) return
    refused.add(plan)
    const message = text('product.tierGroupUnit', { group: input.tierGroup ?? '', unit })
    problems.push({ row: plan.draft.row, field: 'salesUnit', message })
    stay(homes.get(plan.stored?.product_id ?? 0))
  }

  function stay(member: GroupMember | undefined): void {
    const group = member?.group.toLowerCase()
    if (!member || group === undefined || units.get(group) === member.unit) return
    units.set(group, member.unit)
    again.push(group)
  }

  const again = [...coming.keys()].filter((group) => group !== undefined)
  // What is added meanwhile has its turn as well.
  for (const group of again) for (const plan of coming.get(group) ?? []) if (!refused.has(plan)) look(plan, group)
  return { fitting: planned.filter((plan) => !refused.has(plan)), problems }
}

const groupOf = ({ checked }: PlannedProduct): string | undefined => checked.input.tierGroup?.toLowerCase()
