import { readdirSync, readFileSync } from 'node:fs'

/** Of `CLK_TCK`, which Linux has at 100 everywhere: the length of one count in milliseconds. */
const tick = 10

/** Milliseconds that a process has worked so far, with all of its threads. Not a number where there is no `/proc`. */
export function workedMs(pid: number): number {
  const fields = statOf(pid)
  return fields === null ? Number.NaN : (fields.own + fields.ofChildren) * tick
}

/** The same of a process and its children, those that have ended included. */
export function familyWorkedMs(pid: number): number {
  return workedMs(pid) + childrenOf(pid).reduce((sum, child) => sum + (workedMs(child) || 0), 0)
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === parent)
}

interface Stat {
  readonly parent: number
  readonly own: number
  readonly ofChildren: number
}

function statOf(pid: number): Stat | null {
  try {
    // The second field is a name in brackets, which may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11)
    return { parent, own: user + system, ofChildren: childUser + childSystem }
  } catch {
    return null
  }
}
