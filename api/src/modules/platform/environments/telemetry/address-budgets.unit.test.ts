import { addressBudgets } from './address-budgets.ts'

const hour = (number: number) => new Date(number * 3_600_000)
const nothing = { failures: 0 }

/** How many of so many reports count. */
function counted(addressAt: (at: number) => string, reports: number, budgets = addressBudgets(), at = hour(0)): number {
  let counts = 0
  for (let number = 0; number < reports; number += 1)
    if (budgets.spend(addressAt(number), nothing, at).counts) counts += 1
  return counts
}

it('counts 600 reports an hour of an address, or of the network that somebody has with one of IPv6', () => {
  expect(counted(() => '10.0.0.1', 1000)).toBe(600)
  expect(counted((at) => `2001:db8:1:2::${at.toString(16)}`, 1000)).toBe(600)
  expect(counted((at) => `2001:db8:1:2:${at.toString(16)}::1`, 1000)).toBe(600)
  expect(counted((at) => `2001:DB8::${at.toString(16)}`, 1000)).toBe(600)
})

it('counts others beside it, and the same one again in the next hour', () => {
  const budgets = addressBudgets()
  expect(counted(() => '10.0.0.1', 1000, budgets)).toBe(600)
  expect(counted((at) => `10.0.1.${at}`, 200, budgets)).toBe(200)
  expect(counted((at) => `::ffff:10.0.2.${at}`, 200, budgets)).toBe(200)
  expect(counted(() => '10.0.0.1', 1000, budgets, hour(1))).toBe(600)
})

it('keeps as many failures as are left', () => {
  const budgets = addressBudgets()
  expect(budgets.spend('10.0.0.1', { failures: 596 }, hour(0)).failures).toBe(596)
  expect(budgets.spend('10.0.0.1', { failures: 8 }, hour(0)).failures).toBe(4)
  expect(budgets.spend('10.0.0.1', { failures: 8 }, hour(0)).failures).toBe(0)
})

it('hears no more addresses in an hour than it can tell apart', () => {
  const budgets = addressBudgets()
  const many = (at: number) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`
  expect(counted(many, 60_000, budgets)).toBe(50_000)
})
