import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compileSite } from '../src/registry/site/compileSite.ts'
import { callApi, RegistryError, type Target } from '../src/registry/callApi.ts'
import { bringRelease } from '../src/registry/bringRelease.ts'
import { publishBuild } from '../src/registry/publishBuild.ts'

/**
 * `npm run registry -- publish | verify | promote | canary | rollback | status | compile`: versions of an area, or of
 * the shell, at a running API. Nothing is live by being published.
 */
const usage = `npm run registry -- <command>

  publish <folder>                     brings the build in a folder (mf-offers, shell), and proposes it
  verify <area> <version>              names what the shell and the API lack for it
  promote <area> [<version>] --reason …
                                       makes a published version live, newer or older; without one, that which
                                       the environment before has
  promote … --force                    in spite of what it lacks: what it lacks of the shell is refused in the browser
  promote <area> <version> --from <url> --to <url> --reason …
                                       brings the same bytes from another installation, and makes them live
  canary <area> <version> --percent 10 --roles Manager,Admin --reason …
                                       gives a version to a share of the people; no roles are all
  canary <area> stop --reason …        gives everybody the live one again
  rollback <area> --reason …           makes the version live that was before
  status <area>                        what is live, and what was published
  compile <environment> --out <folder> writes the pages of an environment, and the files of what is live in it, for any
                                       server of files; needs no token

  --api      with compile: address of the API as browsers reach it; else that of --to
  --language with compile: of the page, until its program knows its reader's; else nl
  --to       address of the API; else STAFFEL_URL, else http://localhost:3000
  STAFFEL_DEPLOY_TOKEN   the deploy token of the area in that environment; in local mode none is needed, and
                         local:staging is one of another environment
  STAFFEL_FROM_TOKEN     with --from: a token of the area there`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    from: { type: 'string' },
    reason: { type: 'string' },
    percent: { type: 'string' },
    force: { type: 'boolean', default: false },
    roles: { type: 'string', default: '' },
    out: { type: 'string' },
    api: { type: 'string' },
    language: { type: 'string', default: 'nl' },
  },
})
const [command = '', what = '', version = ''] = positionals

const url = values.to ?? process.env['STAFFEL_URL'] ?? 'http://localhost:3000'
/** Local mode has one for everybody; anywhere else it opens nothing. */
const usual = ['localhost', '127.0.0.1'].includes(URL.parse(url)?.hostname ?? '') ? 'local' : ''
const target: Target = { url, token: process.env['STAFFEL_DEPLOY_TOKEN'] || usual }

function needed(value: string | undefined, name: string): string {
  if (value) return value
  throw new RegistryError(`${name} is missing.\n\n${usage}`)
}

/** Whether there was nothing to say against it. */
function tell(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(`  lacks ${problem}`)
  return problems.length === 0
}

interface AreaState {
  readonly environment: string
  readonly area: {
    readonly live: string
    readonly enabled: boolean
    readonly asked: { readonly version: string; readonly by: string } | null
    readonly canary: { readonly version: string; readonly percent: number; readonly roles: readonly string[] } | null
    readonly versions: readonly {
      version: string
      published_at: string
      published_by: string | null
      removed_at?: string | null
    }[]
  } | null
}

const sayLive = async (asked: Promise<unknown>): Promise<boolean> => {
  const { environment, area } = (await asked) as AreaState
  console.log(`Live in ${environment}: ${what} ${area?.live ?? 'nothing'}.`)
  const { canary = null, asked: wish = null } = area ?? {}
  const whom = canary && (canary.roles.join(' and ') || 'everybody')
  if (canary) console.log(`For ${canary.percent} % of ${whom}: ${what} ${canary.version}.`)
  if (wish) console.log(`Waiting for a second person: ${what} ${wish.version}, asked by ${wish.by}.`)
  return true
}

/** A version of another installation comes here first. */
async function bringFrom(url: string, area: string): Promise<void> {
  const from = { url, token: needed(process.env['STAFFEL_FROM_TOKEN'], 'STAFFEL_FROM_TOKEN') }
  const { isNew, problems } = await bringRelease(area, needed(version, '<version>'), from, target)
  console.log(`${area} ${version} ${isNew ? 'is published' : 'was published before'} at ${target.url}.`)
  tell(problems)
}

const commands: Readonly<Record<string, () => Promise<boolean>>> = {
  async publish() {
    const done = await publishBuild(resolve(needed(what, '<folder>')), target)
    console.log(
      `${done.area} ${done.version} ${done.isNew ? 'is published' : 'was published before'} at ${target.url}.`,
    )
    if (tell(done.problems)) console.log('It can go live: npm run registry -- promote …')
    return true
  },
  async verify() {
    const body = { version: needed(version, '<version>') }
    const { problems } = (await callApi(target, 'POST', `${needed(what, '<area>')}/verify`, body)) as {
      problems: string[]
    }
    const fits = tell(problems)
    console.log(fits ? `${what} ${version} fits.` : `${what} ${version} does not fit.`)
    return fits
  },
  async promote() {
    const area = needed(what, '<area>')
    const reason = needed(values.reason, '--reason')
    if (values.from === undefined && version === '')
      return sayLive(callApi(target, 'POST', `${area}/promote`, { reason, force: values.force }))
    if (values.from !== undefined) await bringFrom(values.from, area)
    const body = { version: needed(version, '<version>'), reason, force: values.force }
    return sayLive(callApi(target, 'POST', `${area}/live`, body))
  },
  canary() {
    const area = needed(what, '<area>')
    const reason = needed(values.reason, '--reason')
    if (version === 'stop') return sayLive(callApi(target, 'POST', `${area}/canary/stop`, { reason }))
    const percent = Number(needed(values.percent, '--percent'))
    const roles = values.roles.split(',').filter(Boolean)
    const body = { version: needed(version, '<version>'), percent, roles, reason }
    return sayLive(callApi(target, 'POST', `${area}/canary`, body))
  },
  rollback: () =>
    sayLive(
      callApi(target, 'POST', `${needed(what, '<area>')}/rollback`, { reason: needed(values.reason, '--reason') }),
    ),
  async compile() {
    const folder = resolve(needed(values.out, '--out'))
    const { api = target.url, language } = values
    const site = await compileSite(needed(what, '<environment>'), { folder, api, language }, target)
    for (const area of site.canaries) console.log(`  The canary of ${area} is not in it: everybody has what is live.`)
    console.log(`${site.environment}, revision ${site.revision}, is in ${folder}.`)
    return true
  },
  async status() {
    const state = (await callApi(target, 'GET', needed(what, '<area>'))) as AreaState
    for (const { version: one, published_at: at, published_by: by, removed_at: gone } of state.area?.versions ?? []) {
      const kept = gone ? `  removed ${gone}` : ''
      console.log(`${one === state.area?.live ? '*' : ' '} ${one}  ${at}  ${by ?? 'came with the server'}${kept}`)
    }
    return sayLive(Promise.resolve(state))
  },
}

try {
  const run = commands[command]
  if (!run) throw new RegistryError(usage)
  if (command !== 'compile') needed(target.token, 'STAFFEL_DEPLOY_TOKEN')
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  if (!(error instanceof RegistryError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
