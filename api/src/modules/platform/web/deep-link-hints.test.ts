import type { BootManifest } from '@staffel/shared-api/contract'
import { deepLinkHints } from './deep-link-hints.ts'

const chunk = (name: string, shared: string[] = []) => ({ scripts: [`${name}.js`], styles: [], shared })
const routes = [
  { path: '/offers/:id', roles: [], protected: false, page: 'offer', pages: { 'edit=1': 'offer-editor' } },
]
const area = {
  enabled: true,
  base: '/r/offers/',
  entry: 'entry.js',
  integrity: {},
  scripts: [],
  styles: [],
  document: { routes, requires: { shellApi: '^1.0.0', shared: { '@staffel/shared-ui/list': '^1.2.0' } } },
  chunks: {
    area: chunk('area'),
    offer: chunk('offer', ['list', 'react']),
    'offer-editor': chunk('editor', ['form', 'list']),
  },
}
// Only what the hints are made of.
const boot = { areas: [area] } as unknown as BootManifest
const sharedFiles = {
  list: { scripts: ['1.js'], styles: ['1.css'] },
  form: { scripts: ['2.js'], styles: [] },
  date: { scripts: ['3.js'], styles: [] },
}
const provided = { shellApi: '1.3.0', shared: { '@staffel/shared-ui/list': '1.2.0' } }
const hinted = (search: string, { areas } = boot) =>
  deepLinkHints(
    { boot: { ...boot, areas }, path: '/offers/7', search, language: 'nl', hasSession: true, assets: '' },
    { provided, sharedFiles },
  ).map(({ href }) => href.replace('/r/offers/', ''))

it('hints the page that the query of the address asks for, then the lazy groups of that page, and no other', () => {
  expect(hinted('')).toEqual(['entry.js', 'area.js', 'offer.js', '/1.css', '/1.js'])
  expect(hinted('?edit=1')).toEqual(['entry.js', 'area.js', 'editor.js', '/1.css', '/2.js', '/1.js'])
})

it('hints nothing of an area that cannot be read', () => {
  const unreadable = { ...area, base: '', entry: '' }
  expect(hinted('', { areas: [unreadable] } as unknown as BootManifest)).toEqual([])
})

it.each([
  ['that asks for another shell', { document: { routes, requires: { shellApi: '^9.0.0', shared: {} } } }],
  [
    'that asks for a module that there is not',
    { document: { routes, requires: { shellApi: '^1.0.0', shared: { x: '1' } } } },
  ],
  ['that imports what there is not', { missing: { '@staffel/shared-ui/list': ['Forest'] } }],
  ['that is off', { enabled: false }],
])('hints nothing of an area %s: the shell will not load it', (_what, change) =>
  expect(hinted('', { areas: [{ ...area, ...change }] } as unknown as BootManifest)).toEqual([]),
)
