import { basename } from 'node:path'
import { callApi, RegistryError, type Target } from '../../registry/callApi.ts'
import { publishBuild } from '../../registry/publishBuild.ts'
import { stateOf } from '../../registry/stateOf.ts'

interface Build {
  readonly area: string
  readonly version: string
}

/** What is said of it in the history of an environment. */
const reason = 'npm start'

/**
 * Publishes builds to the server of local mode as a team does with its area, and makes them live: in the environment of
 * its address always, in the others where they have nothing of that area yet.
 */
export async function publishLocal(
  folders: readonly string[],
  url: string,
  say: (line: string) => void = console.log,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<void> {
  const target = (environment?: string): Target => ({
    url,
    token: environment === undefined ? 'local' : `local:${environment}`,
    fetch,
  })
  const builds = await Promise.all(
    folders.map(async (folder): Promise<Build[]> => {
      const name = basename(folder)
      try {
        const { area, version, isNew } = await publishBuild(folder, target(), () => {})
        if (isNew) say(`  ${name} published as ${version}`)
        return [{ area, version }]
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error
        say(`  ${name} was not published: ${error.message}`)
        return []
      }
    }),
  )
  // Areas are compared with the shell that is live, so that goes first.
  const ordered = builds.flat().sort((one, other) => Number(other.area === 'shell') - Number(one.area === 'shell'))
  const [first] = ordered
  if (!first) return
  const here = await stateOf(first.area, target())
  const others = here.environments.filter((name) => name !== here.environment)
  await Promise.all([
    follow(ordered, target(), say),
    ...others.map((environment) => beginWith(ordered, target(environment), say)),
  ])
}

/** What two builds lack of each other, neither can be alone: those that are refused go live in spite of it. */
async function follow(builds: readonly Build[], target: Target, say: (line: string) => void): Promise<void> {
  const refused: Build[] = []
  for (const build of builds) if ((await goLive(build, target)) !== null) refused.push(build)
  for (const build of refused) {
    const problem = (await goLive(build, target)) === null ? null : await goLive(build, target, { force: true })
    if (problem !== null) say(`  ${build.area} ${build.version} is not live: ${problem}`)
  }
}

async function beginWith(builds: readonly Build[], target: Target, say: (line: string) => void): Promise<void> {
  for (const build of builds) {
    const { area } = await stateOf(build.area, target)
    const problem = area === null ? await goLive(build, target) : null
    if (problem !== null) say(`  ${build.area} ${build.version} is not live: ${problem}`)
  }
}

/** Null, or why it was refused. */
async function goLive({ area, version }: Build, target: Target, more: object = {}): Promise<string | null> {
  try {
    await callApi(target, 'POST', `${area}/live`, { version, reason, ...more })
    return null
  } catch (error) {
    if (error instanceof RegistryError) return error.message
    throw error
  }
}
