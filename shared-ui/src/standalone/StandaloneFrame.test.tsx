import { screen } from '@testing-library/react'
import { renderRoutes } from '../testing/renderRoutes.tsx'
import { StandaloneFrame } from './StandaloneFrame.tsx'

it('frames the pages of one area', async () => {
  const nav = [
    { to: '/offers', label: 'Offers' },
    { to: '/dashboard', label: 'Dashboard' },
  ]
  const { user } = renderRoutes(
    [
      {
        element: <StandaloneFrame area="offers" nav={nav} />,
        children: [
          { path: '/offers', element: <h1>All offers</h1> },
          { path: '/dashboard', element: <h1>Figures</h1> },
        ],
      },
    ],
    { at: '/offers' },
  )
  expect(screen.getByRole('banner')).toHaveTextContent('offers on its own')
  expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute('aria-current', 'page')
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('heading', { name: 'Figures' })).toBeVisible()
})
