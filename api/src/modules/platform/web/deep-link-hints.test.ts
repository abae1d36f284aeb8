import type { BootManifest } from '@staffel/shared-api/contract'
import { deepLinkHints } from './deep-link-hints.ts'

const chunk = (name: string) => ({ scripts: [`${name}.js`], styles: [] })
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
  document: { routes },
  chunks: { area: chunk('area'), offer: chunk('offer'), 'offer-editor': chunk('editor') },
}
// Only what the hints are made of.
const boot = { areas: [area] } as unknown as BootManifest
const hinted = (search: string) =>
  deepLinkHints({ boot, path: '/offers/7', search, language: 'nl', hasSession: true }).map(({ href }) =>
    href.replace('/r/offers/', ''),
  )

it('hints the page that the query of the address asks for, and no other', () => {
  expect(hinted('')).toEqual(['entry.js', 'area.js', 'offer.js'])
  expect(hinted('?edit=1')).toEqual(['entry.js', 'area.js', 'editor.js'])
})
