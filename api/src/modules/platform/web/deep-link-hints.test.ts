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
  document: { routes },
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
const hinted = (search: string, { areas } = boot) =>
  deepLinkHints(
    { boot: { ...boot, areas }, path: '/offers/7', search, language: 'nl', hasSession: true, assets: '' },
    sharedFiles,
  ).map(({ href }) => href.replace('/r/offers/', ''))

it('hints the page that the query of the address asks for, then the lazy groups of that page, and no other', () => {
  expect(hinted('')).toEqual(['entry.js', 'area.js', 'offer.js', '/1.css', '/1.js'])
  expect(hinted('?edit=1')).toEqual(['entry.js', 'area.js', 'editor.js', '/1.css', '/2.js', '/1.js'])
})

it('hints nothing of an area that cannot be read', () => {
  const unreadable = { ...area, base: '', entry: '' }
  expect(hinted('', { areas: [unreadable] } as unknown as BootManifest)).toEqual([])
})
