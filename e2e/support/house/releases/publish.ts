import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Api } from '../../api.ts'

const root = join(import.meta.dirname, '../../../..')

/** A deploy token of an area in an environment, as an Admin makes it. */
export async function tokenFor(
  admin: Api,
  area: string,
  rights: 'publish' | 'release' = 'publish',
  environment = 'development',
): Promise<string> {
  const { status, body } = await admin.post(`/environments/${environment}/tokens`, { area, label: 'CI', rights })
  if (status !== 201 && status !== 200) throw new Error(`No token for ${area}: ${JSON.stringify(body)}`)
  return String(Object(body).token)
}

/** As a team does, by the command; the folder is gone afterwards. Answers the version by its whole name. */
export function publish(folder: string, url: string, token: string): string {
  const said = execFileSync(process.execPath, ['tooling/bin/registry.ts', 'publish', folder, '--to', url], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, STAFFEL_DEPLOY_TOKEN: token },
  })
  rmSync(folder, { recursive: true })
  const [, version] = /^\S+ (\S+) (?:is|was) published/m.exec(said) ?? []
  if (version === undefined) throw new Error(`Nothing was published:\n${said}`)
  return version
}
