import { hintFiles } from '../prefetch/hintFiles.ts'
import { integrityOf } from './integrityOf.ts'
import { runtimePlugin } from './runtimePlugin.ts'

describe('how an area is fetched', () => {
  const integrity = integrityOf([
    { base: '/r/offers/', entry: 'remoteEntry.js', integrity: { 'remoteEntry.js': 'sha384-abc' } },
  ])

  it('asks for the entry with CORS, its published hash and a limit of ten seconds', () => {
    const created = runtimePlugin(integrity).createScript?.({
      url: `${window.location.origin}/r/offers/remoteEntry.js`,
      attrs: {},
    })
    expect(created).toMatchObject({ timeout: 10_000, script: { crossOrigin: 'anonymous', integrity: 'sha384-abc' } })
  })

  it('hints the entry exactly as it will be asked for, and chunks of our origin without CORS', () => {
    hintFiles(
      { scripts: ['/r/offers/remoteEntry.js', '/r/offers/area.js'], styles: ['/r/offers/area.css'], shared: [] },
      integrity,
    )
    hintFiles({ scripts: ['/r/offers/area.js'], styles: [], shared: [] }, integrity)
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    expect(links.map(({ as, crossOrigin, integrity: hash }) => ({ as, crossOrigin, hash: hash ?? '' }))).toEqual([
      { as: 'script', crossOrigin: 'anonymous', hash: 'sha384-abc' },
      { as: 'script', crossOrigin: null, hash: '' },
      { as: 'style', crossOrigin: null, hash: '' },
    ])
  })

  it('forgets a hint that failed, so that the next attempt hints again', () => {
    const link = document.head.querySelector('link[rel="preload"]')
    link?.dispatchEvent(new Event('error'))
    expect(link?.isConnected).toBe(false)
  })
})
