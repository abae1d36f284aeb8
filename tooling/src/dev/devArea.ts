import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areaConfig } from '../webpack/area/areaConfig.ts'
import { readAreaDocument, type AreaDocument } from '../webpack/area/areaDocument.ts'
import { pageConfig, pageFolder, pageSource } from '../webpack/pages/pageConfig.ts'
import { standaloneConfig } from '../webpack/standalone/standaloneConfig.ts'
import { readWorkspace } from '../workspace/workspace.ts'
import { answers, startApi } from './apiProcess.ts'
import { inDevelopment } from './inDevelopment.ts'
import { startDevServer, type DevServerOptions } from './devServer.ts'
import { pageProgram } from './pageProgram.ts'
import { watchBuilds } from './watchBuilds.ts'

const remote = '/remote/'

/**
 * One area alone: its own paths show `src/standalone.tsx`, everything else is answered by the API, its sign-in page
 * included. `/remote/` serves the same area as a remote, with CORS, for a shell that runs elsewhere.
 */
export async function devArea(folder: string): Promise<void> {
  const document = readAreaDocument(folder)
  const port = Number(process.env['PORT'] ?? 3007)
  const api = await findApi(folder, port)
  const built = join(folder, 'dist-dev')
  const hasPage = existsSync(join(folder, pageSource))
  const served: DevServerOptions = {
    port,
    api,
    fileAt: (path) => {
      if (path.startsWith(remote)) return join(built, 'remote', path.slice(remote.length))
      return join(built, path.startsWith(`/${pageFolder}/`) ? '' : 'standalone', path)
    },
    pageProgram: () => (hasPage ? pageProgram(built, '/') : undefined),
    pageAt: async (path) =>
      owns(document, path) ? readFileSync(join(built, 'standalone/index.html'), 'utf8') : undefined,
  }
  const options = { folder, production: false }
  await watchBuilds(
    [
      // Its files are asked for where it came from, by a page of any origin.
      inDevelopment(areaConfig(options), 'auto', 'remote', { origin: `http://localhost:${port}` }),
      inDevelopment(standaloneConfig(options), '/', 'standalone'),
      ...(hasPage ? [inDevelopment(pageConfig(options), `/${pageFolder}/`, pageFolder)] : []),
    ],
    (hot) => startDevServer(served, hot),
  )
  console.log(
    `${document.id} alone: http://localhost:${port}${document.basePath} (as a remote: http://localhost:${port}${remote}remoteEntry.js)`,
  )
}

/** One that already runs (`API_URL`, or port 3000), else one of our own. */
async function findApi(folder: string, port: number): Promise<string> {
  const running = process.env['API_URL'] ?? 'http://localhost:3000'
  return (await answers(running)) ? running : startApi(readWorkspace(folder).root, port + 1, `http://localhost:${port}`)
}

function owns({ routes }: AreaDocument, path: string): boolean {
  const first = (of: string) => of.split('/')[1]?.toLowerCase()
  return routes.some((route) => first(route.path) === first(path))
}
