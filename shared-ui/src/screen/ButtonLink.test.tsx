import { screen } from '@testing-library/react'
import { renderRoutes } from '../testing/renderRoutes.tsx'
import { ButtonLink } from './ButtonLink.tsx'

it('is a link that moves within the product', async () => {
  const { user, router } = renderRoutes([
    { path: '/', element: <ButtonLink to="/offers/new">Create New Offer</ButtonLink> },
    { path: '/offers/new', element: <h1>New</h1> },
  ])
  expect(screen.getByRole('link', { name: 'Create New Offer' })).toHaveAttribute('href', '/offers/new')
  await user.click(screen.getByRole('link', { name: 'Create New Offer' }))
  expect(await screen.findByRole('heading', { name: 'New' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/offers/new')
})
