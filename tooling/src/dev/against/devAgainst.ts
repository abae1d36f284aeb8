import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaConfig } from '../../webpack/area/areaConfig.ts'
import { readAreaDocument } from '../../webpack/area/areaDocument.ts'
import { pageConfig, pageFolder, pageSource } from '../../webpack/pages/pageConfig.ts'
import { shellConfig } from '../../webpack/shellConfig.ts'
import { readWorkspace, workspacePackage } from '../../workspace/workspace.ts'
import { inDevelopment } from '../inDevelopment.ts'
import { startDevServer, type DevServerOptions } from '../devServer.ts'
import { pageProgram } from '../pageProgram.ts'
import { refreshPath } from '../refreshScript.ts'
import { watchBuilds } from '../watchBuilds.ts'
import { answerAgainst, type Against } from './answerAgainst.ts'
import type { Boot } from './localArea.ts'

/**
 * One area from its sources, within an environment that runs elsewhere: the shell, the other areas, the calls and the
 * session are the environment's, all at one origin on this machine. `withShell`: the shell from its sources as well.
 */
export async function devAgainst(folder: string, environment: string, withShell: boolean): Promise<void> {
  const upstream = new URL(environment).origin
  const { id } = readAreaDocument(folder)
  const boot = await bootOf(upstream)
  const base = `/r/${id}/dev/`
  const port = Number(process.env['PORT'] ?? 3007)
  const built = join(folder, 'dist-dev/against')
  const shell = withShell ? workspacePackage(readWorkspace(folder), '@staffel/shell').folder : undefined
  const hasPage = existsSync(join(folder, pageSource))
  const against: Against = {
    upstream,
    local: () => ({ document: readAreaDocument(folder), base }),
    head: shell ? `<script src="${refreshPath}"></script>` : '',
    ...(shell && { shellPage: () => readFileSync(join(shell, 'dist-dev/index.html'), 'utf8') }),
  }
  const served: DevServerOptions = {
    port,
    api: upstream,
    fileAt: (path) => {
      if (path.startsWith(base)) return join(built, path.slice(base.length))
      return shell && path !== '/' && path !== '/index.html' ? join(shell, 'dist-dev', path) : undefined
    },
    pageProgram: () => (hasPage ? pageProgram(built, base) : undefined),
    pageAt: async () => undefined,
    elsewhere: (request, response) => answerAgainst(request, response, against),
  }
  // The environment's React is a released one.
  const refresh = { refresh: withShell }
  const options = { folder, production: false, ...refresh }
  await watchBuilds(
    [
      inDevelopment(areaConfig(options), base, 'against', refresh),
      ...(hasPage
        ? [inDevelopment(pageConfig(options), `${base}${pageFolder}/`, `against/${pageFolder}`, refresh)]
        : []),
      ...(shell ? [inDevelopment(shellConfig({ folder: shell, production: false }), '/')] : []),
    ],
    (hot) => startDevServer(served, hot),
  )
  const { name, production } = boot.environment
  console.log(`${id} of this folder in ${name} of ${upstream}: http://localhost:${port}`)
  if (production) console.log('This is production: what you do here is done to real data.')
}

/** What does not answer is told before anything is built. */
async function bootOf(upstream: string): Promise<Boot> {
  const answer = await fetch(new URL('/environment.json', upstream)).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`${upstream} cannot be reached: ${cause}`)
  })
  if (!answer.ok) throw new Error(`${upstream} is no environment: /environment.json answers ${answer.status}.`)
  return answer.json()
}
