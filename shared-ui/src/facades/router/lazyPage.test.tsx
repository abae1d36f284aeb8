import { act, screen } from '@testing-library/react'
import { renderRoutes } from '../../testing/renderRoutes.tsx'
import { lazyPage } from './lazyPage.tsx'

const page = async () => () => <h1>The page</h1>

/** As webpack throws it. */
const missed = (request: string, type = 'error') =>
  Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError', request, type })

describe('lazyPage', () => {
  it('starts the questions of a page before its code has come', async () => {
    const started: string[] = []
    const load = async () => {
      started.push('code')
      return page()
    }
    renderRoutes(
      [{ path: '/offers/:id', ...lazyPage(load, ({ params }) => started.push(`offer ${params.id}`)), HydrateFallback }],
      { at: '/offers/7' },
    )
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible()
    expect(started).toEqual(['offer 7', 'code'])
  })

  it('loads again after a failure', async () => {
    const load = jest.fn(page).mockRejectedValueOnce(new Error('chunk'))
    const { router } = renderRoutes([
      { path: '/', ...lazyPage(load), HydrateFallback, ErrorBoundary: () => <p>Failed</p> },
    ])
    expect(await screen.findByText('Failed')).toBeVisible()
    await act(() => router.navigate('/', { replace: true }))
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible()
  })

  it('asks once more for each file that did not come, and then says so', async () => {
    const load = jest.fn(page).mockRejectedValueOnce(missed('page.css')).mockRejectedValueOnce(missed('page.js'))
    const { router } = renderRoutes([
      { path: '/', ...lazyPage(load), HydrateFallback, ErrorBoundary: () => <p>Failed</p> },
    ])
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible()
    load.mockRejectedValueOnce(missed('page.js')).mockRejectedValueOnce(missed('page.js'))
    await act(() => router.navigate('/', { replace: true }))
    expect(await screen.findByText('Failed')).toBeVisible()
  })

  it('does not wait twice for a file that is silent', async () => {
    const load = jest.fn(page).mockRejectedValueOnce(missed('page.js', 'timeout'))
    renderRoutes([{ path: '/', ...lazyPage(load), HydrateFallback, ErrorBoundary: () => <p>Failed</p> }])
    expect(await screen.findByText('Failed')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

function HydrateFallback() {
  return null
}
