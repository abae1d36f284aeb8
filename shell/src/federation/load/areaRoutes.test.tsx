import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { lazyPage } from '@staffel/shared-ui/router'
import { areaModule, bootArea, fakeRuntime, nobody, showWorld, user } from '../testing/world.tsx'

const offers = () =>
  areaModule('offers', [
    { path: '/offers', element: <h1>Offers list</h1> },
    { path: '/offers/:id', element: <h1>One offer</h1> },
  ])

describe('opening an area', () => {
  it('loads it for a deep link and draws its page in the frame', async () => {
    const { runtime } = fakeRuntime(offers)
    await showWorld({ areas: [bootArea('offers')], at: '/offers', runtime })
    expect(await screen.findByRole('heading', { name: 'Offers list' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'go to offers' })).toBeVisible()
  })

  it('asks for nothing of an area before it is wanted, and only once for all its pages', async () => {
    const { runtime, asked } = fakeRuntime(offers)
    const { goTo } = await showWorld({ areas: [bootArea('offers')], at: '/', runtime })
    expect(asked).toEqual([])
    await userEvent.click(screen.getByRole('link', { name: 'go to offers' }))
    await screen.findByRole('heading', { name: 'Offers list' })
    for (const path of ['/offers/1', '/offers/2', '/offers']) await goTo(path)
    expect(asked).toEqual(['offers/area'])
  })

  it('serves every top-level path that the area owns', async () => {
    const area = bootArea('people', {
      document: {
        routes: [
          { path: '/users', roles: [], protected: true },
          { path: '/accept-invite', roles: [], protected: false },
        ],
      },
    })
    const { runtime } = fakeRuntime(() =>
      areaModule('people', [
        { path: '/users', element: <h1>Users</h1> },
        { path: '/accept-invite', element: <h1>Invite</h1> },
      ]),
    )
    const { goTo } = await showWorld({ areas: [area], at: '/accept-invite', viewer: nobody, runtime })
    expect(await screen.findByRole('heading', { name: 'Invite' })).toBeVisible()
    await goTo('/users')
    expect(await screen.findByRole('heading', { name: 'Users' })).toBeVisible()
  })

  it('opens after a visitor went elsewhere while it was loading, and came back', async () => {
    const waiting = Promise.withResolvers<unknown>()
    const { runtime } = fakeRuntime(() => waiting.promise)
    const { goTo, router } = await showWorld({ areas: [bootArea('offers')], at: '/', runtime })
    let left: Promise<void> | undefined
    act(() => {
      left = router.navigate('/offers')
    })
    await goTo('/')
    waiting.resolve(offers())
    await act(() => left)
    await goTo('/offers')
    expect(await screen.findByRole('heading', { name: 'Offers list' })).toBeVisible()
  })

  it('never says that a page is not there while it is on its way', async () => {
    const page = Promise.withResolvers<() => ReactNode>()
    const { runtime } = fakeRuntime(() => areaModule('offers', [{ path: '/offers', ...lazyPage(() => page.promise) }]))
    await showWorld({ areas: [bootArea('offers')], at: '/offers', runtime, waits: true })
    await userEvent.click(screen.getByRole('button', { name: 'stop waiting' }))
    expect(screen.queryByText('Oops! Page not found')).not.toBeInTheDocument()
    await act(async () => page.resolve(() => <h1>Offers list</h1>))
    expect(await screen.findByRole('heading', { name: 'Offers list' })).toBeVisible()
  })

  it('says that a path which the loaded area does not have is not there', async () => {
    const { runtime } = fakeRuntime(offers)
    await showWorld({ areas: [bootArea('offers')], at: '/offers/1/nothing/here', runtime })
    expect(await screen.findByText('Oops! Page not found')).toBeVisible()
  })

  it('loads nothing for someone who may not open it', async () => {
    const area = bootArea('offers', { document: { routes: [{ path: '/offers', roles: ['Admin'], protected: true }] } })
    const { runtime, asked } = fakeRuntime(offers)
    await showWorld({ areas: [area], at: '/offers', runtime })
    expect(await screen.findByRole('heading', { name: 'offers-en is not open to you' })).toBeVisible()
    expect(asked).toEqual([])
  })

  it('loads nothing while access is being checked for someone whose last role does not open it', async () => {
    const area = bootArea('offers', { document: { routes: [{ path: '/offers', roles: ['Admin'], protected: true }] } })
    const { runtime, asked } = fakeRuntime(offers)
    await showWorld({ areas: [area], at: '/offers', viewer: { ...user, known: false }, runtime })
    expect(await screen.findByRole('link', { name: 'go to offers' })).toBeVisible()
    expect(asked).toEqual([])
  })

  it('says that a disabled area is not enabled in this environment, without asking for it', async () => {
    const { runtime, asked } = fakeRuntime(offers)
    await showWorld({ areas: [bootArea('offers', { enabled: false })], at: '/offers', runtime })
    expect(await screen.findByRole('heading', { name: 'offers-en is not enabled in this environment' })).toBeVisible()
    expect(asked).toEqual([])
  })

  it('names both versions when the area asks for more than this shell has', async () => {
    const area = bootArea('offers', {
      document: { requires: { shellApi: '^2.0.0', shared: { '@staffel/shared-ui/date': '^1.0.0' } } },
    })
    const { runtime, asked } = fakeRuntime(offers)
    await showWorld({ areas: [area], at: '/offers', runtime })
    await userEvent.click(await screen.findByText('For the administrator'))
    expect(await screen.findByText('offers 2.1.0 needs shell ^2.0.0; here is 1.2.0.')).toBeVisible()
    expect(screen.getByText('offers 2.1.0 needs @staffel/shared-ui/date ^1.0.0, which is not here.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it('names what it asks for of a module that this shell has in another version', async () => {
    const area = bootArea('offers', { missing: { '@staffel/shared-ui/list': ['Tree', 'Graph'] } })
    const { runtime, asked } = fakeRuntime(offers)
    await showWorld({ areas: [area], at: '/offers', runtime })
    await userEvent.click(await screen.findByText('For the administrator'))
    const list = '@staffel/shared-ui/list'
    expect(
      screen.getByText(`offers 2.1.0 needs Tree, Graph of ${list}; ${list} 1.4.0 here does not have that.`),
    ).toBeVisible()
    expect(asked).toEqual([])
  })

  it('says of an area that cannot be read, by the name that it has, that it cannot be opened', async () => {
    const name = { nl: 'Aanbod', en: 'Quotations' }
    const area = bootArea('offers', { base: '', entry: '', document: { nav: [], name } })
    const { runtime, asked } = fakeRuntime(offers)
    await showWorld({ areas: [area], at: '/offers', runtime })
    expect(await screen.findByRole('heading', { name: 'Quotations is unavailable for a moment' })).toBeVisible()
    expect(asked).toEqual([])
  })
})

describe('an area that fails', () => {
  const missing = Object.assign(new Error('Loading chunk area failed.'), {
    request: 'http://localhost/r/offers/2.1.0-aaaaaaaa/area.js',
  })

  beforeEach(() => {
    jest
      .spyOn(performance, 'getEntriesByName')
      .mockReturnValue([Object.assign({ responseStatus: 404, contentType: '' }) as PerformanceEntry])
    sessionStorage.setItem('staffel.reloaded.offers.7', '1')
  })

  it('leaves the frame and the other areas working, says whose it is, and really loads on Try again', async () => {
    let broken = true
    const { runtime, asked } = fakeRuntime((id) => {
      if (id.startsWith('people')) return areaModule('people', [{ path: '/people', element: <h1>People</h1> }])
      if (broken) throw missing
      return offers()
    })
    const reported: string[] = []
    await showWorld({
      areas: [bootArea('offers'), bootArea('people')],
      at: '/offers',
      runtime,
      report: ({ failure }) => reported.push(failure.kind),
    })
    expect(await screen.findByRole('heading', { name: 'offers-en cannot be reached at the moment' })).toBeVisible()
    // What helps only its managers is behind a line of its own.
    expect(screen.getByText(/offers 2\.1\.0 · team-offers · [0-9a-f]{8}/)).not.toBeVisible()
    await userEvent.click(await screen.findByText('For the administrator'))
    expect(screen.getByText('Cause: http 404')).toBeVisible()
    expect(screen.getByText(/offers 2\.1\.0 · team-offers · [0-9a-f]{8}/)).toBeVisible()

    await userEvent.click(screen.getByRole('link', { name: 'go to people' }))
    expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible()

    await userEvent.click(screen.getByRole('link', { name: 'go to offers' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'offers-en cannot be reached at the moment' })).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Offers list' })).toBeVisible()
    expect(asked.filter((id) => id === 'offers/area')).toHaveLength(4)
    expect(reported).toEqual(['http', 'http', 'http'])
  })

  it('draws an error of its own in its place, and draws it again on Try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let broken = true
    function Page() {
      if (broken) throw new Error('cannot draw')
      return <h1>Drawn</h1>
    }
    const { runtime } = fakeRuntime(() => areaModule('offers', [{ path: '/offers', element: <Page /> }]))
    await showWorld({ areas: [bootArea('offers')], at: '/offers', runtime })
    expect(await screen.findByRole('heading', { name: 'Something went wrong in offers-en' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'go to offers' })).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Drawn' })).toBeVisible()
  })

  it('names a page whose chunk is missing, and loads it on Try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let broken = true
    const page = lazyPage(async () => {
      if (broken) throw missing
      return () => <h1>Page</h1>
    })
    const { runtime } = fakeRuntime(() => areaModule('offers', [{ path: '/offers', ...page }]))
    await showWorld({ areas: [bootArea('offers')], at: '/offers', runtime })
    expect(await screen.findByRole('heading', { name: 'offers-en cannot be reached at the moment' })).toBeVisible()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible()
  })

  it('fetches everything of a page whose code was altered on its way past all caches, on Try again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    jest.spyOn(performance, 'getEntriesByName').mockReturnValue([])
    const base = 'http://localhost/r/offers/2.1.0-aaaaaaaa/'
    const fetched: unknown[] = []
    Reflect.set(window, 'fetch', async (url: string, { cache }: RequestInit) => {
      fetched.push([url, cache])
      return new Response()
    })
    const page = lazyPage(async () => {
      if (fetched.length === 0) throw Object.assign(new Error('Loading chunk 7 failed.'), { request: `${base}7.js` })
      return () => <h1>Page</h1>
    })
    const { runtime } = fakeRuntime(() => areaModule('offers', [{ path: '/offers', ...page }]))
    const chunk = { scripts: ['6.js', '7.js'], styles: ['7.css'], shared: [] }
    const other = { scripts: ['8.js'], styles: [], shared: [] }
    await showWorld({ areas: [bootArea('offers', { chunks: { page: chunk, other } })], at: '/offers', runtime })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible()
    expect(fetched.toSorted()).toEqual(['6.js', '7.css', '7.js'].map((file) => [`${base}${file}`, 'reload']))
    Reflect.deleteProperty(window, 'fetch')
  })
})
