import type { AreaSlot, BootArea } from '@staffel/shared-api/contract'
import { initI18n } from '@staffel/shared-ui/i18n'
import { SlotGuest, SlotsContext, useGuests, type GuestModule, type Place } from '@staffel/shared-ui/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { createFederation } from '../createFederation.ts'
import type { AreaError } from '../failures/AreaError.ts'
import type { Viewer } from '../manifest/areas.ts'
import { bootArea, bootManifest, fakeRuntime, manager, nobody, shellInTest, user } from '../testing/world.tsx'

const slot: AreaSlot = {
  place: 'product.tabs',
  version: 1,
  export: 'stock',
  label: { nl: 'Voorraad', en: 'Stock' },
  icon: 'products',
  order: 10,
  roles: [],
  flag: null,
}
const host = bootArea('catalogue', {
  document: { places: [{ id: 'product.tabs', version: 1, context: ['productId'] }] },
})
type Changes = Partial<Omit<BootArea, 'document'>> & { document?: Partial<BootArea['document']> }
const visitor = (changes: Partial<AreaSlot> = {}, area: Changes = {}) =>
  bootArea('exact', { ...area, document: { slots: [{ ...slot, ...changes }], ...area.document } })

const guestOf = (Component: GuestModule<'product.tabs'>['Component']): GuestModule<'product.tabs'> => ({
  contractVersion: 1,
  place: 'product.tabs',
  Component,
  translations: async () => ({}),
})
const stock = guestOf(({ context }) => <p>{`stock of product ${context.productId}`}</p>)

function Host({ place = 'product.tabs' }: { place?: Place }) {
  const guests = useGuests(place)
  return (
    <main>
      <h1>The product</h1>
      {guests.map((guest) => (
        <section key={guest.key} aria-label={guest.title}>
          <SlotGuest place="product.tabs" guest={guest} context={{ productId: 7 }} />
        </section>
      ))}
    </main>
  )
}

interface Visit {
  readonly areas: BootArea[]
  readonly viewer?: Viewer
  readonly load?: (id: string) => unknown
}

async function show({ areas, viewer = manager, load = () => stock }: Visit) {
  await initI18n({ language: 'en' })
  const { runtime, asked } = fakeRuntime(load)
  const reports: AreaError[] = []
  const federation = createFederation({
    boot: bootManifest(areas),
    viewer: () => viewer,
    runtime,
    report: (error) => reports.push(error),
    shell: shellInTest,
  })
  render(
    <SlotsContext value={federation.slots(viewer)}>
      <Host />
    </SlotsContext>,
  )
  // Everything that does not wait for a clock.
  await act(async () => {
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  })
  return { asked, kinds: () => reports.map(({ area, failure }) => `${area}: ${failure.kind}`) }
}

const failed = 'This part could not be loaded. The rest of the page works as usual.'

/** React says what a boundary caught. */
function expectErrors() {
  jest.spyOn(console, 'error').mockImplementation(() => {})
}

/** What is watched is in sight, or comes there when the test says so. */
let scrollThere: (() => void)[] = []
let isInSight = true

beforeEach(() => {
  scrollThere = []
  isInSight = true
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((tell) => {
    const see = () => tell([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
    return {
      observe: () => (isInSight ? see() : scrollThere.push(see)),
      disconnect: () => {},
    } as unknown as IntersectionObserver
  })
})
afterEach(() => jest.restoreAllMocks())

describe('a place of an area', () => {
  it('loads a guest when somebody goes to where it is', async () => {
    isInSight = false
    const { asked } = await show({ areas: [host, visitor()] })
    expect(asked).toEqual([])
    await act(async () => scrollThere.forEach((see) => see()))
    expect(await screen.findByText('stock of product 7')).toBeVisible()
  })

  it('shows what another area brings, and tells it what the place is about', async () => {
    const { asked } = await show({ areas: [host, visitor()] })
    expect(screen.getByRole('region', { name: 'Stock' })).toHaveTextContent('stock of product 7')
    expect(asked).toEqual(['exact/stock'])
  })

  it('has its guests in their own order, those of equal order by area', async () => {
    const areas = [
      visitor({ label: { nl: '', en: 'Third' }, order: 20 }),
      bootArea('zoo', { document: { slots: [{ ...slot, label: { nl: '', en: 'Second' } }] } }),
      bootArea('abc', { document: { slots: [{ ...slot, label: { nl: '', en: 'First' } }] } }),
      host,
    ]
    await show({ areas })
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
      'First',
      'Second',
      'Third',
    ])
  })

  it.each<[string, Visit]>([
    ['whose area is switched off', { areas: [host, visitor({}, { enabled: false })] }],
    ['for other roles', { areas: [host, visitor({ roles: ['Manager', 'Admin'] })], viewer: user }],
    ['behind a flag that is off', { areas: [host, flagged(false)] }],
    ['for people, when nobody is signed in', { areas: [host, visitor()], viewer: nobody }],
  ])('draws and loads nothing of a guest %s', async (_case, visit) => {
    const { asked } = await show(visit)
    expect(screen.getByRole('main')).toHaveTextContent(/^The product$/)
    expect(asked).toEqual([])
  })

  it('shows a guest whose flag is on', async () => {
    await show({ areas: [host, flagged(true)] })
    expect(screen.getByText('stock of product 7')).toBeVisible()
  })

  it.each<[string, BootArea[], string]>([
    ['a newer version of the place', [host, visitor({ version: 2 })], 'incompatible'],
    ['a place that nobody has', [bootArea('catalogue'), visitor()], 'incompatible'],
    [
      'a shell that has more',
      [host, visitor({}, { document: { slots: [slot], requires: { shellApi: '^9.0.0', shared: {} } } })],
      'incompatible',
    ],
    ['no address', [host, visitor({}, { base: '' })], 'invalid-manifest'],
  ])('says in its place that a guest does not fit: it wants %s', async (_case, areas, kind) => {
    expectErrors()
    const { asked, kinds } = await show({ areas })
    expect(screen.getByRole('region', { name: 'Stock' })).toHaveTextContent(failed)
    expect(screen.getByRole('heading', { name: 'The product' })).toBeVisible()
    expect(asked).toEqual([])
    expect(kinds()).toEqual([`exact: ${kind}`])
  })

  it.each<[string, unknown]>([
    ['a page of another place', { ...stock, place: 'offer.side' }],
    ['a contract of a later day', { ...stock, contractVersion: 2 }],
    ['nothing', undefined],
  ])('does not draw a module that is %s', async (_case, module) => {
    expectErrors()
    const { kinds } = await show({ areas: [host, visitor()], load: () => module })
    expect(screen.getByText(failed)).toBeVisible()
    expect(kinds()).toEqual(['exact: invalid-module'])
  })

  it('loads a guest that failed again, at the first press', async () => {
    expectErrors()
    let works = false
    const { asked, kinds } = await show({
      areas: [host, visitor()],
      load: () => {
        if (!works) throw new TypeError('broken')
        return stock
      },
    })
    expect(screen.getByText(failed)).toBeVisible()
    works = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('stock of product 7')).toBeVisible()
    expect(asked).toHaveLength(2)
    expect(kinds()).toEqual(['exact: evaluation'])
  })

  it('keeps what a guest throws while it runs in its place', async () => {
    expectErrors()
    let works = false
    const shaky = guestOf(() => {
      if (!works) throw new Error('no stock')
      return <p>here after all</p>
    })
    const { kinds } = await show({ areas: [host, visitor()], load: () => shaky })
    expect(screen.getByText(failed)).toBeVisible()
    expect(kinds()).toEqual(['exact: render'])
    works = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('here after all')).toBeVisible()
  })

  describe('with a guest that hangs', () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    it.each<[string, () => unknown]>([
      ['on its way', () => new Promise(() => {})],
      [
        'while it is drawn',
        () => {
          const never = new Promise<string>(() => {})
          return guestOf(() => <p>{use(never)}</p>)
        },
      ],
    ])('gives it up after ten seconds: %s', async (_case, load) => {
      expectErrors()
      await show({ areas: [host, visitor()], load })
      await act(() => jest.advanceTimersByTimeAsync(9_900))
      expect(screen.queryByText(failed)).toBeNull()
      await act(() => jest.advanceTimersByTimeAsync(200))
      expect(screen.getByText(failed)).toBeVisible()
      expect(screen.getByRole('heading', { name: 'The product' })).toBeVisible()
    })
  })
})

function flagged(isOn: boolean): BootArea {
  const flags = [{ key: 'exact.stock', default: false, description: '' }]
  return visitor({}, { flags: { 'exact.stock': isOn }, document: { flags, slots: [{ ...slot, flag: 'exact.stock' }] } })
}
