import { createMemoryRouter, RouterProvider } from '@staffel/shared-ui/router'
import { render, screen } from '@testing-library/react'
import { ShellRoot } from './ShellRoot.tsx'

/** A page of a load of its own, as an address that is typed or a link from elsewhere gives it. */
async function load(path: string) {
  const routes = [{ element: <ShellRoot />, children: [{ path: '*', element: <h1>{path}</h1> }] }]
  const page = render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />)
  await screen.findByRole('heading', { name: path })
  return page
}

describe('how far a page is scrolled', () => {
  it('is as it was when the same page is loaded again, and nothing to another page', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const list = await load('/offers')
    Object.defineProperty(window, 'scrollY', { value: 500, configurable: true })
    window.dispatchEvent(new Event('pagehide'))
    list.unmount()
    scrollTo.mockClear()

    const other = await load('/products')
    expect(scrollTo).not.toHaveBeenCalledWith(0, 500)
    other.unmount()

    await load('/offers')
    expect(scrollTo).toHaveBeenCalledWith(0, 500)
  })
})
