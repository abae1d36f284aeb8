import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countOpening } from './usage.ts'
import { areaModule, bootArea, fakeRuntime, showWorld, user } from '../testing/world.tsx'

const areas = ['offers', 'people', 'requests'].map((id) => bootArea(id))
const anyArea = (id: string) => {
  const name = id.replace('/area', '')
  return areaModule(name, [{ path: `/${name}`, element: <h1>{name} page</h1>, loader: () => void opened.push(name) }])
}
const opened: string[] = []

describe('prefetch', () => {
  let stop = () => {}
  /** One that stays where it is: a new one would come from outside the link and point at it again. */
  let pointer: ReturnType<typeof userEvent.setup>
  beforeEach(() => {
    pointer = userEvent.setup()
    opened.length = 0
    localStorage.clear()
  })
  afterEach(() => stop())

  async function show(options: Partial<Parameters<typeof showWorld>[0]> = {}) {
    const { runtime, asked } = fakeRuntime(anyArea)
    const world = await showWorld({ areas, at: '/', runtime, ...options })
    stop = world.federation.attach(world.router)
    return { ...world, asked }
  }

  it('loads an area and starts its page when its link is pointed at for a moment', async () => {
    const { asked } = await show()
    await pointer.hover(screen.getByRole('link', { name: 'go to people' }))
    await waitFor(() => expect(opened).toEqual(['people']))
    expect(asked).toEqual(['people/area'])
    await pointer.click(screen.getByRole('link', { name: 'go to people' }))
    expect(await screen.findByRole('heading', { name: 'people page' })).toBeVisible()
    expect(asked).toEqual(['people/area'])
  })

  it('lets a page that comes with its area ask ahead, without a part in opening it', async () => {
    const ahead = jest.fn()
    const { runtime } = fakeRuntime((id) => {
      const name = id.replace('/area', '')
      return areaModule(name, [{ path: `/${name}`, element: <h1>{name} page</h1>, handle: { ahead } }])
    })
    await show({ runtime })
    await pointer.hover(screen.getByRole('link', { name: 'go to people' }))
    await waitFor(() =>
      expect(ahead).toHaveBeenCalledWith(expect.objectContaining({ url: new URL('/people', window.location.origin) })),
    )
    await pointer.click(screen.getByRole('link', { name: 'go to people' }))
    expect(await screen.findByRole('heading', { name: 'people page' })).toBeVisible()
    expect(ahead).toHaveBeenCalledTimes(1)
  })

  it('ignores a pointer that only passes by', async () => {
    const { asked } = await show()
    const link = screen.getByRole('link', { name: 'go to people' })
    // Nothing comes between the two, however busy the machine is.
    fireEvent.pointerOver(link)
    fireEvent.pointerOut(link)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toEqual([])
  })

  it('loads nothing that the viewer may not open', async () => {
    const closed = bootArea('people', {
      document: { routes: [{ path: '/people', roles: ['Admin'], protected: true }] },
    })
    const { asked } = await show({ areas: [closed], viewer: user })
    await pointer.hover(screen.getByRole('link', { name: 'go to people' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(asked).toEqual([])
  })

  it('loads the two areas that were opened most when the page is idle', async () => {
    for (const area of ['people', 'people', 'requests', 'requests', 'offers']) countOpening(area)
    jest.useFakeTimers()
    const { runtime, asked } = fakeRuntime(anyArea)
    const { federation, router } = await showWorld({ areas, at: '/', runtime })
    stop = federation.attach(router)
    await act(() => jest.advanceTimersByTimeAsync(10_000))
    jest.useRealTimers()
    expect(asked.sort()).toEqual(['people/area', 'requests/area'])
  })
})
