import type { BootArea, BootManifest } from '@staffel/shared-api/contract'
import { initI18n } from '@staffel/shared-ui/i18n'
import type { AreaModule } from '@staffel/shared-ui/area'
import { createMemoryRouter, Link, Outlet, RouterProvider } from '@staffel/shared-ui/router'
import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { createFederation } from '../createFederation.ts'
import { layoutRouteId } from '../load/areaRoutes.tsx'
import type { AreaError } from '../failures/AreaError.ts'
import type { Runtime } from '../load/loadExposed.ts'
import type { Viewer } from '../manifest/areas.ts'

export const shellInTest = { shellApi: '1.2.0', shared: { react: '19.3.1', '@staffel/shared-ui/list': '1.4.0' } }
export const manager: Viewer = { known: true, signedIn: true, roles: ['Manager'] }
export const user: Viewer = { known: true, signedIn: true, roles: ['User'] }
export const nobody: Viewer = { known: true, signedIn: false, roles: [] }

type Changes = Partial<Omit<BootArea, 'document'>> & { document?: Partial<BootArea['document']> }

/** An area called `name` with one page at `/name`, open to everyone who is signed in. */
export function bootArea(name: string, { document: documentChanges, ...changes }: Changes = {}): BootArea {
  return {
    document: {
      schema: 1,
      id: name,
      version: '2.1.0',
      owner: `team-${name}`,
      basePath: `/${name}`,
      requires: { shellApi: '^1.0.0', shared: { react: '^19.0.0' } },
      routes: [{ path: `/${name}`, roles: [], protected: true }],
      nav: [
        {
          id: name,
          to: `/${name}`,
          label: { nl: `${name}-nl`, en: `${name}-en` },
          icon: 'x',
          order: 1,
          roles: [],
          flag: null,
        },
      ],
      flags: [],
      i18n: { ns: name, languages: ['nl', 'en'] },
      slots: [],
      exposes: { area: './src/area.ts' },
      ...documentChanges,
    },
    enabled: true,
    base: `/r/${name}/2.1.0-aaaaaaaa/`,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    chunks: {},
    integrity: {},
    flags: {},
    ...changes,
  }
}

export function bootManifest(areas: BootArea[]): BootManifest {
  return {
    schema: 1,
    environment: { name: 'test', production: false },
    revision: 7,
    api: { base: '/webhook', workflows: { offers: 'o', quotes: 'q' } },
    firebase: { apiKey: '', authDomain: '', projectId: '' },
    local: null,
    areas,
  }
}

export function areaModule(id: string, routes: AreaModule['routes']): AreaModule {
  return { contractVersion: 1, id, routes, translations: async () => ({}) }
}

type Load = (id: string) => unknown

/** A federation runtime whose remotes are what `load` answers or throws, by id. */
export function fakeRuntime(load: Load) {
  const asked: string[] = []
  const runtime: Runtime = {
    registerRemotes: () => {},
    loadFactory: async (id) => {
      asked.push(id)
      const module = await load(id)
      return () => ({ area: module, guest: module })
    },
    loadShared: async () => undefined,
  }
  return { runtime, asked }
}

export interface WorldOptions {
  areas: BootArea[]
  at: string
  viewer?: Viewer
  runtime: Runtime
  report?: (error: AreaError) => void
  /** The frame shows no page until its button is pressed, as while it waits for the session. */
  waits?: boolean
}

function Frame({ areas, waits }: { areas: BootArea[]; waits: boolean }) {
  const [waiting, setWaiting] = useState(waits)
  return (
    <>
      <nav>
        {areas.map(({ document }) => (
          <Link key={document.id} to={document.basePath}>{`go to ${document.id}`}</Link>
        ))}
      </nav>
      {waiting ? <button onClick={() => setWaiting(false)}>stop waiting</button> : <Outlet />}
    </>
  )
}

/** A frame with a link to every area, and the federation in it, at one address. */
export async function showWorld({ areas, at, viewer = manager, runtime, report, waits = false }: WorldOptions) {
  await initI18n({ language: 'en' })
  const federation = createFederation({
    boot: bootManifest(areas),
    viewer: () => viewer,
    runtime,
    report,
    shell: shellInTest,
  })
  const frame = <Frame areas={areas} waits={waits} />
  const router = createMemoryRouter(
    [
      {
        id: layoutRouteId,
        element: frame,
        hydrateFallbackElement: frame,
        children: [{ path: '/', element: <p>home</p> }, ...federation.stubs],
      },
    ],
    { initialEntries: [at], patchRoutesOnNavigation: federation.patchRoutesOnNavigation },
  )
  const shown = render(<RouterProvider router={router} />)
  const goTo = (path: string) => act(() => router.navigate(path))
  return { router, federation, goTo, ...shown }
}
