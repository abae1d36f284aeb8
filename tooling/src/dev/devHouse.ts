import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { areaConfig } from '../webpack/area/areaConfig.ts'
import { readAreaDocument } from '../webpack/area/areaDocument.ts'
import { pageConfig, pageFolder, pageSource } from '../webpack/pages/pageConfig.ts'
import { shellConfig } from '../webpack/shellConfig.ts'
import { areaFolders, readWorkspace, workspacePackage, type Workspace } from '../workspace/workspace.ts'
import { startApi } from './apiProcess.ts'
import { withLocalArea, type Boot } from './against/localArea.ts'
import { localExact } from './local/localExact.ts'
import { localRegisters } from './local/localRegisters.ts'
import { inDevelopment } from './inDevelopment.ts'
import { startDevServer, type DevServerOptions } from './devServer.ts'
import { passOn } from './passOn.ts'
import { isWrittenPage } from './passOnWritten.ts'
import { pageProgram } from './pageProgram.ts'
import { watchBuilds } from './watchBuilds.ts'

interface DevArea {
  readonly id: string
  readonly folder: string
}

/**
 * The whole product from its sources: shell and areas are rebuilt and the page is loaded again at every change, the API
 * restarts at its own.
 */
export async function devHouse(from: string): Promise<void> {
  const workspace = readWorkspace(from)
  const shell = workspacePackage(workspace, '@staffel/shell').folder
  const areas = developedAreas(workspace)
  const port = Number(process.env['PORT'] ?? 3000)
  await localExact(workspace.root)
  await localRegisters()
  const api = await startApi(workspace.root, port + 1, `http://localhost:${port}`)
  const options: DevServerOptions = {
    port,
    api,
    fileAt: (path) => fileAt(path, shell, areas),
    pageAt: (path) => pageAt(path, api, shell, areas),
    elsewhere: (request, response) => answerCall(request, response, { api, areas }),
    pageProgram: () => {
      const area = areas.find(hasPage)
      return area && pageProgram(join(area.folder, 'dist-dev'), baseOf(area.id))
    },
  }
  const configurations = [
    inDevelopment(shellConfig({ folder: shell, production: false }), '/'),
    ...areas.map(({ id, folder }) => inDevelopment(areaConfig({ folder, production: false }), baseOf(id))),
    ...areas
      .filter(hasPage)
      .map(({ id, folder }) =>
        inDevelopment(pageConfig({ folder, production: false }), `${baseOf(id)}${pageFolder}/`, pageFolder),
      ),
  ]
  await watchBuilds(configurations, (hot) => startDevServer(options, hot))
  console.log(`The product, from its sources: http://localhost:${port}`)
}

const hasPage = ({ folder }: DevArea): boolean => existsSync(join(folder, pageSource))

function developedAreas(workspace: Workspace): DevArea[] {
  return areaFolders(workspace).map((folder) => ({ folder, id: readAreaDocument(folder).id }))
}

function baseOf(id: string): string {
  return `/r/${id}/dev/`
}

function fileAt(path: string, shell: string, areas: readonly DevArea[]): string | undefined {
  const area = areas.find(({ id }) => path.startsWith(baseOf(id)))
  if (area) return join(area.folder, 'dist-dev', path.slice(baseOf(area.id).length))
  return path === '/' || path === '/index.html' ? undefined : join(shell, 'dist-dev', path)
}

/** The shell's page with the API's own boot manifest, in which every area is the one that is being worked on. */
async function pageAt(
  path: string,
  api: string,
  shell: string,
  areas: readonly DevArea[],
): Promise<string | undefined> {
  if (isWrittenPage(path)) return undefined
  const answered = await fetch(new URL(path, api), { headers: { accept: 'text/html' } })
  if (!(await answered.text()).includes('id="boot"')) return undefined
  const json = JSON.stringify(await developedBoot(api, areas)).replaceAll('<', '\\u003c')
  const page = readFileSync(join(shell, 'dist-dev/index.html'), 'utf8')
  return page
    .replace('<!--boot-->', () => `<script type="application/json" id="boot">${json}</script>`)
    .replaceAll('__CSP_NONCE__', '')
}

/** The API's own, in which every area is the one that is being worked on. */
async function developedBoot(api: string, areas: readonly DevArea[]): Promise<Boot> {
  const boot: Boot = await (await fetch(new URL('/environment.json', api))).json()
  const local = areas.map(({ id, folder }) => ({ document: readAreaDocument(folder), base: baseOf(id) }))
  return local.reduce((known, area) => withLocalArea(known, area), boot)
}

/** Open tabs ask what runs, and find what they were given. */
async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  { api, areas }: { readonly api: string; readonly areas: readonly DevArea[] },
): Promise<void> {
  if (request.method !== 'GET' || request.url !== '/environment.json') return passOn(request, response, api)
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(await developedBoot(api, areas)))
}
