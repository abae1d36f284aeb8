import { isIPv6 } from 'node:net'
import { hourOf } from './telemetry-buffer.ts'

/** What one address can add in an hour: an office behind one is still heard, and nobody alone outweighs all others. */
const most = { reports: 600, failures: 600 }
/** So many addresses are told apart; of more, within an hour, nothing is heard. */
const mostAddresses = 50_000

export interface AddressBudgets {
  /** Whether a measured report of that address still counts, and how many of its failures are kept. */
  spend(address: string, wanted: { readonly failures: number }, now: Date): { counts: boolean; failures: number }
}

/** What addresses have added in this hour, at this process. Nothing of it is written down. */
export function addressBudgets(): AddressBudgets {
  const spent = new Map<string, { reports: number; failures: number }>()
  let hour = 0
  return {
    spend(address, wanted, now) {
      const present = hourOf(now).getTime()
      if (present !== hour) spent.clear()
      hour = present
      const key = networkOf(address)
      const so = spent.get(key) ?? { reports: 0, failures: 0 }
      if (!spent.has(key) && spent.size >= mostAddresses) return { counts: false, failures: 0 }
      const failures = Math.min(wanted.failures, most.failures - so.failures)
      const counts = so.reports < most.reports
      spent.set(key, { reports: so.reports + 1, failures: so.failures + failures })
      return { counts, failures }
    },
  }
}

/** Who has one address of IPv6 has the 2^64 beside it as well. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.toLowerCase().startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0')
  return [...groups, ...zeros, ...after].slice(0, 4).join(':')
}
