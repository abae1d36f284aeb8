import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { NewAreaError, writeArea } from './writeArea.ts'
import { workspaceRoot } from '../workspace/workspace.ts'

const usage = `npm run new-area -- <id> [--nl Planning] [--en Planning] [--owner team-planning]

  <id>      small letters alone: its folder is mf-<id>, its first page /<id>
  --nl, --en   what it is called in the menu; else by its id
  --owner   who is called when it fails; else team-<id>`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { nl: { type: 'string' }, en: { type: 'string' }, owner: { type: 'string' } },
})
const [id = ''] = positionals
const named = id.charAt(0).toUpperCase() + id.slice(1)

try {
  if (id === '') throw new NewAreaError(usage)
  const root = workspaceRoot(import.meta.dirname)
  const owner = values.owner ?? `team-${id}`
  const folder = basename(writeArea(root, { id, nl: values.nl ?? named, en: values.en ?? named, owner }))
  // Links it beside its neighbours.
  const { status } = spawnSync(process.execPath, [join(root, 'tooling/bin/ensure-installed.mjs')], { stdio: 'inherit' })
  if (status !== 0) throw new NewAreaError(`${folder} is written, and not yet linked: npm install does that.`)
  console.log(`${folder} is there: npm start shows it at /${id}, npm run dev -w ${folder} it alone.
What its first page shows is who works here; docs/contributing.md says how to go on.`)
} catch (error) {
  if (!(error instanceof NewAreaError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
