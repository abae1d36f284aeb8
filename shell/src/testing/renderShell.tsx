import type { BootArea, BootManifest } from '@staffel/shared-api/contract'
import { session, sessionStore, signIn } from '@staffel/shared-auth'
import { renderRoutes, withTranslations } from '@staffel/shared-ui/testing'
import { Outlet, type RouteObject } from '@staffel/shared-ui/router'
import type { Language } from '@staffel/shared-ui/area'
import type { ComponentType } from 'react'
import { createFederation } from '../federation/index.ts'
import { areaModule, bootArea, bootManifest, fakeRuntime, shellInTest } from '../federation/testing/world.tsx'
import { FrameContext } from '../session/guard/frameContext.ts'
import { viewerOf } from '../session/guard/viewerOf.ts'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { shellRoutes } from '../router/shellRoutes.tsx'

const page = (path: string, title: string): RouteObject => ({ path, element: <h1>{title}</h1> })

/** Two areas of a house: one for everybody with a page that asks and one that is public, one for managers. */
export const sampleAreas: BootArea[] = [
  bootArea('offers', {
    document: {
      routes: [
        { path: '/offers', roles: [], protected: true },
        { path: '/offers/new', roles: ['Manager', 'Admin'], protected: true },
        { path: '/offers/:id', roles: [], protected: false, prompt: true },
        { path: '/dashboard', roles: ['Manager', 'Admin'], protected: true },
        { path: '/o/:token', roles: [], protected: false, bare: true },
      ],
      nav: [
        {
          id: 'dashboard',
          to: '/dashboard',
          label: { nl: 'Dashboard', en: 'Dashboard' },
          icon: 'dashboard',
          order: 1,
          roles: ['Manager', 'Admin'],
          flag: null,
        },
        {
          id: 'offers',
          to: '/offers',
          label: { nl: 'Offertes', en: 'Offers' },
          icon: 'offers',
          order: 2,
          roles: [],
          flag: null,
        },
      ],
      search: [
        {
          type: 'offers',
          path: '/offers/:id',
          label: { nl: 'Offertes', en: 'Offers' },
          icon: 'offers',
          order: 1,
          roles: [],
          flag: null,
        },
      ],
      actions: [
        {
          id: 'offers.new',
          to: '/offers/new',
          label: { nl: 'Nieuwe offerte', en: 'Create New Offer' },
          icon: 'plus',
          keys: ['g', 'n'],
          order: 1,
          roles: ['Manager', 'Admin'],
          flag: null,
        },
      ],
    },
  }),
  bootArea('people', {
    document: {
      routes: [
        { path: '/users', roles: ['Manager', 'Admin'], protected: true },
        { path: '/myaccount', roles: [], protected: true },
        { path: '/settings', roles: [], protected: true },
      ],
      nav: [
        {
          id: 'users',
          to: '/users',
          label: { nl: 'Gebruikers', en: 'Users' },
          icon: 'users',
          order: 3,
          roles: ['manager', 'ADMIN'],
          flag: null,
        },
      ],
      search: [
        {
          type: 'users',
          path: '/users?search=:id',
          label: { nl: 'Gebruikers', en: 'Users' },
          icon: 'users',
          order: 2,
          roles: ['Manager', 'Admin'],
          flag: null,
        },
      ],
    },
  }),
]

const offerPages = [
  page('/offers', 'Offer list'),
  page('/offers/new', 'New offer'),
  page('/offers/:id', 'One offer'),
  page('/dashboard', 'The dashboard'),
  page('/o/:token', 'Public offer'),
]

const modulesWith = (pages: Readonly<Record<string, ComponentType>>) => ({
  'offers/area': areaModule(
    'offers',
    offerPages.map((route) => {
      const Component = pages[route.path ?? '']
      return Component ? { path: route.path, Component } : route
    }),
  ),
  'people/area': areaModule('people', [page('/users', 'User list'), page('/myaccount', 'My account')]),
})

export interface ShellOptions {
  at: string
  language?: Language
  areas?: BootArea[]
  local?: BootManifest['local']
  environment?: BootManifest['environment']
  staleManifest?: boolean
  /** Pages of the first area by their path, in place of a heading. */
  pages?: Readonly<Record<string, ComponentType>>
}

/** The whole frame at one address, with areas that are loaded as in the house. Put the session in its state before. */
export function renderShell({
  at,
  language = 'en',
  areas = sampleAreas,
  local = null,
  environment,
  staleManifest = false,
  pages = {},
}: ShellOptions) {
  withTranslations('shell', { nl, en })
  jest.spyOn(signIn, 'prepareGoogle').mockResolvedValue()
  const modules = modulesWith(pages)
  const { runtime, asked } = fakeRuntime((id) => Object.entries(modules).find(([known]) => known === id)?.[1])
  const boot = { ...bootManifest(areas), local, ...(environment && { environment }) }
  const viewer = () => viewerOf(sessionStore.getState(), session.expectedRoles())
  const federation = createFederation({ boot, viewer, runtime, shell: shellInTest })
  const context = { boot, areas: federation, staleManifest }
  const root = {
    element: (
      <FrameContext value={context}>
        <Outlet />
      </FrameContext>
    ),
    children: shellRoutes(federation.stubs),
  }
  const shown = renderRoutes([root], { at, language, patchRoutesOnNavigation: federation.patchRoutesOnNavigation })
  return { ...shown, asked, path: () => shown.router.state.location.pathname + shown.router.state.location.search }
}
