// Runs with whichever Node the machine has, so it is JavaScript and needs nothing that is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const state = resolve(root, process.env.DATA_DIR || 'var')
const running = join(state, 'running')

/** After a kill, the number may be anybody's by now. Where there is no `ps` to ask, it counts. */
function isNode(pid) {
  const { error, stdout } = spawnSync('ps', ['-p', pid, '-o', 'comm='], { encoding: 'utf8' })
  return error ? isAlive(Number(pid)) : /node|MainThread/i.test(stdout)
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const owner = existsSync(running) ? readdirSync(running).find(isNode) : undefined
if (owner) {
  const port = readFileSync(join(running, owner), 'utf8').trim()
  console.error(
    `Staffel is running with ${state} (process ${owner}, port ${port}). Stop it first: nothing was removed.`,
  )
  process.exit(1)
}
rmSync(state, { recursive: true, force: true })
console.log(`${state} is empty: the next start begins with fresh sample data.`)
