import { compileAreas, type Area } from '../manifest/areas.ts'
import { hintFiles } from '../prefetch/hintFiles.ts'
import { createAreaLoader } from './loadArea.ts'
import { createExposedLoader } from './loadExposed.ts'
import type { LoaderOptions } from './startFiles.ts'
import { areaModule, bootArea, bootManifest, fakeRuntime, shellInTest } from '../testing/world.tsx'

const trouble = new DOMException('nothing heard', 'TimeoutError')

/** What the browser notes of a file that came. */
const noteArrivals = () =>
  Reflect.set(performance, 'getEntriesByName', () => [{ responseStatus: 200, contentType: 'text/javascript' }])

/** The addresses that are fetched past all caches, each of which answers. */
function noteFetches(): string[] {
  const fetched: string[] = []
  Reflect.set(window, 'fetch', async (url: string) => {
    fetched.push(url)
    return { arrayBuffer: async () => new ArrayBuffer(0) }
  })
  return fetched
}

function offersArea(changes: Parameters<typeof bootArea>[1] = {}): Area {
  const [area] = compileAreas(bootManifest([bootArea('offers', changes)]), shellInTest)
  if (!area) throw new Error('no area')
  return area
}

function loader(load: (id: string) => unknown, options: Partial<LoaderOptions> = {}) {
  const { runtime, asked } = fakeRuntime(load)
  const loadArea = createAreaLoader({
    runtime,
    loadExposed: createExposedLoader(runtime),
    language: () => 'nl',
    hint: () => {},
    registerTexts: async () => {},
    ...options,
  })
  return { loadArea, asked }
}

describe('loadArea', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(performance, 'getEntriesByName')
    Reflect.deleteProperty(window, 'fetch')
    document.head.replaceChildren()
  })

  it('tries network trouble twice more, and then succeeds', async () => {
    let attempts = 0
    const { loadArea, asked } = loader(() => {
      if (++attempts < 3) throw trouble
      return areaModule('offers', [])
    })
    const loading = loadArea(offersArea())
    await jest.advanceTimersByTimeAsync(3000)
    expect((await loading).id).toBe('offers')
    expect(asked).toHaveLength(3)
  })

  it('gives up after the third attempt', async () => {
    const { loadArea, asked } = loader(() => {
      throw trouble
    })
    const loading = loadArea(offersArea())
    const failed = expect(loading).rejects.toMatchObject({ failure: { kind: 'timeout' } })
    await jest.advanceTimersByTimeAsync(3000)
    await failed
    expect(asked).toHaveLength(3)
  })

  it('tries a shared file that did not come twice more as well', async () => {
    const { loadArea, asked } = loader(() => {
      throw Object.assign(new Error('Loading chunk 263 failed.\n(timeout: /263.js)'), {
        name: 'ChunkLoadError',
        request: '/263.js',
      })
    })
    const failed = expect(loadArea(offersArea())).rejects.toMatchObject({
      failure: { kind: 'timeout', url: '/263.js' },
    })
    await jest.advanceTimersByTimeAsync(3000)
    await failed
    expect(asked).toHaveLength(3)
  })

  it('does not repeat what another attempt cannot change', async () => {
    const { loadArea, asked } = loader(() => {
      throw new TypeError('broken code')
    })
    await expect(loadArea(offersArea())).rejects.toMatchObject({ failure: { kind: 'evaluation' } })
    expect(asked).toHaveLength(1)
  })

  it('fetches a file that differs from what was published past all caches, once, and then loads it', async () => {
    const fetched: unknown[] = []
    let cached = 'altered'
    noteArrivals()
    Reflect.set(window, 'fetch', async (url: string, { cache }: RequestInit) => {
      fetched.push([url, cache])
      cached = 'right'
      return { arrayBuffer: async () => new ArrayBuffer(0) }
    })
    const { loadArea, asked } = loader(() => {
      if (cached === 'altered') throw new Error('Failed to load script "http://localhost/r/offers/remoteEntry.js"')
      return areaModule('offers', [])
    })
    expect((await loadArea(offersArea())).id).toBe('offers')
    expect(fetched).toEqual([['http://localhost/r/offers/remoteEntry.js', 'reload']])
    expect(asked).toHaveLength(2)
  })

  it('fetches a file of which the browser says nothing past all caches, and loads it at once', async () => {
    const fetched = noteFetches()
    Reflect.set(performance, 'getEntriesByName', () => [])
    const { loadArea, asked } = loader(() => {
      if (fetched.length === 0)
        throw Object.assign(new Error('Loading CSS chunk 7 failed.'), { request: '/r/offers/7.css' })
      return areaModule('offers', [])
    })
    expect((await loadArea(offersArea())).id).toBe('offers')
    expect([fetched, asked.length]).toEqual([['/r/offers/7.css'], 2])
  })

  it('goes on when a file that was cut off has come to whoever tried again meanwhile', async () => {
    let isCut = true
    const fetched: string[] = []
    Reflect.set(performance, 'getEntriesByName', () =>
      isCut ? [] : [{ responseStatus: 200, contentType: 'text/css' }],
    )
    Reflect.set(window, 'fetch', async (url: string) => {
      if (isCut) throw new TypeError('Failed to fetch')
      fetched.push(url)
      return { arrayBuffer: async () => new ArrayBuffer(0) }
    })
    let attempts = 0
    const { loadArea } = loader(() => {
      // The line is back, and the last attempt that began before it was is only told of now.
      if (++attempts === 3) isCut = false
      if (attempts <= 3) throw Object.assign(new Error('Loading CSS chunk 7 failed.'), { request: '/r/offers/7.css' })
      return areaModule('offers', [])
    })
    const loading = loadArea(offersArea())
    await jest.advanceTimersByTimeAsync(5000)
    expect((await loading).id).toBe('offers')
    expect([fetched, attempts]).toEqual([['/r/offers/7.css'], 4])
  })

  it('says that a file differs when the server itself has it so', async () => {
    noteArrivals()
    Reflect.set(window, 'fetch', async () => ({ arrayBuffer: async () => new ArrayBuffer(0) }))
    const { loadArea, asked } = loader(() => {
      throw new Error('Failed to load script "http://localhost/r/offers/remoteEntry.js"')
    })
    await expect(loadArea(offersArea())).rejects.toMatchObject({ failure: { kind: 'integrity' } })
    expect(asked).toHaveLength(2)
  })

  it('ends a wait without answer after fifteen seconds', async () => {
    const { loadArea } = loader(() => new Promise(() => {}))
    const failed = expect(loadArea(offersArea())).rejects.toMatchObject({ failure: { kind: 'timeout' } })
    await jest.advanceTimersByTimeAsync(15_000)
    await failed
  })

  it('waits on for a file of a slow line, and fetches one that never came only before it loads again', async () => {
    const fetched = noteFetches()
    const { loadArea, asked } = loader(() => {
      if (fetched.length === 0) throw new Error('ScriptNetworkError: Script "/263.js" timed out.')
      return areaModule('offers', [])
    })
    const area = offersArea()
    const failed = expect(loadArea(area)).rejects.toMatchObject({ failure: { kind: 'timeout', url: '/263.js' } })
    await jest.advanceTimersByTimeAsync(3000)
    await failed
    expect([fetched, asked.length]).toEqual([[], 3])
    expect((await loadArea(area)).id).toBe('offers')
    expect([fetched, asked.length]).toEqual([['/263.js'], 4])
  })

  it('fetches what had not come when the time was up by requests of their own before it loads again', async () => {
    const fetched = noteFetches()
    const ended = 'http://localhost/r/offers/2.1.0-aaaaaaaa/ended.js'
    Reflect.set(performance, 'getEntriesByName', (url: string) => (url === ended ? [{ responseStatus: 200 }] : []))
    const { loadArea } = loader(
      () => (fetched.length === 0 ? new Promise(() => {}) : Promise.resolve(areaModule('offers', []))),
      { hint: (files) => hintFiles(files, () => undefined) },
    )
    const area = offersArea({ scripts: ['ended.js', 'hangs.js'] })
    const failed = expect(loadArea(area)).rejects.toMatchObject({ failure: { kind: 'timeout' } })
    await jest.advanceTimersByTimeAsync(15_000)
    await failed
    expect(fetched).toEqual([])
    expect((await loadArea(area)).id).toBe('offers')
    expect(fetched).toEqual(['remoteEntry.js', 'hangs.js'].map((file) => `http://localhost${area.boot.base}${file}`))
  })

  it('has one load under way, and forgets one that failed', async () => {
    let broken = true
    const { loadArea, asked } = loader(() => {
      if (broken) throw new TypeError('broken code')
      return areaModule('offers', [])
    })
    const area = offersArea()
    const [one, other] = await Promise.allSettled([loadArea(area), loadArea(area)])
    expect([one?.status, other?.status, asked.length]).toEqual(['rejected', 'rejected', 1])
    broken = false
    expect((await loadArea(area)).id).toBe('offers')
    await loadArea(area)
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['another area answers', () => areaModule('people', [])],
    ['the contract is of another version', () => ({ ...areaModule('offers', []), contractVersion: 2 })],
    ['nothing is exported', () => undefined],
  ])('refuses the module when %s', async (_case, load) => {
    await expect(loader(load).loadArea(offersArea())).rejects.toMatchObject({ failure: { kind: 'invalid-module' } })
  })

  it('refuses an entry that does not say where the code is', async () => {
    const { loadArea, asked } = loader(() => areaModule('offers', []))
    await expect(loadArea(offersArea({ base: '' }))).rejects.toMatchObject({ failure: { kind: 'invalid-manifest' } })
    expect(asked).toEqual([])
  })

  it('starts entry, module, texts and page in the same tick', () => {
    const hinted: (readonly string[])[] = []
    const chunk = (file: string) => ({ scripts: [file], styles: [], shared: ['@staffel/shared-ui/list'] })
    const { loadArea } = loader(() => areaModule('offers', []), { hint: ({ scripts }) => hinted.push(scripts) })
    void loadArea(
      offersArea({
        base: '/r/',
        scripts: ['area.js'],
        chunks: { 'locale-nl': chunk('nl.js'), 'locale-en': chunk('en.js'), list: chunk('list.js') },
      }),
      'list',
    )
    expect(hinted).toEqual([['/r/remoteEntry.js', '/r/area.js', '/r/nl.js', '/r/list.js']])
  })

  it('fails when the texts of the area cannot be had', async () => {
    const { loadArea } = loader(() => areaModule('offers', []), {
      registerTexts: () => Promise.reject(new TypeError('no texts')),
    })
    await expect(loadArea(offersArea())).rejects.toMatchObject({ area: 'offers' })
  })
})
