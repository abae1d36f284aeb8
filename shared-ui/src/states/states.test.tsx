import { screen } from '@testing-library/react'
import { renderWithProviders } from '../testing/renderWithProviders.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { LoadingState } from './LoadingState.tsx'
import { NotFoundState } from './NotFoundState.tsx'

describe('LoadingState', () => {
  it.each(['rows', 'cards', 'form', 'document'] as const)('says that %s are on their way', (shape) => {
    renderWithProviders(<LoadingState shape={shape} />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  })

  it('can say what', () => {
    renderWithProviders(<LoadingState label="Offertes laden" />, { language: 'nl' })
    expect(screen.getByRole('status')).toHaveTextContent('Offertes laden')
  })
})

describe('ErrorState', () => {
  const refused = {
    code: 'NOT_FOUND',
    status: 404,
    message: 'Request failed',
    sentence: 'This offer does not exist.',
    requestId: 'req-7',
  }

  it("shows the server's message and the request id, and tries again", async () => {
    const retry = jest.fn()
    const { user } = renderWithProviders(
      <ErrorState title="The offer could not be loaded" error={refused} onRetry={retry} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('This offer does not exist.')
    expect(screen.getByText('Reference for support: req-7')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })

  it("keeps a developer's message to itself", () => {
    renderWithProviders(<ErrorState error={new TypeError("Cannot read properties of undefined (reading 'id')")} />, {
      language: 'nl',
    })
    expect(screen.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
    expect(screen.getByRole('alert')).not.toHaveTextContent('Cannot read')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('says in the words of the screen that no answer came', () => {
    renderWithProviders(<ErrorState error={{ code: 'NETWORK', status: 0, message: 'Network Error' }} />, {
      language: 'nl',
    })
    expect(screen.getByRole('alert')).toHaveTextContent('Controleer de verbinding en probeer het opnieuw.')
    expect(screen.getByRole('alert')).not.toHaveTextContent('Network Error')
  })

  it('shows that it is trying', () => {
    renderWithProviders(<ErrorState onRetry={() => {}} retrying />)
    expect(screen.getByRole('button', { name: /Try again/ })).toHaveClass('ant-btn-loading')
  })
})

describe('EmptyState', () => {
  it('offers the first action', () => {
    renderWithProviders(<EmptyState title="No offers found" action={<button type="button">Create New Offer</button>} />)
    expect(screen.getByRole('heading', { name: 'No offers found' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Create New Offer' })).toBeVisible()
  })
})

describe('NotFoundState', () => {
  it('leads back to login', () => {
    renderWithProviders(<NotFoundState />)
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  })

  it('leads where a screen says', () => {
    renderWithProviders(
      <NotFoundState title="Offerte niet gevonden" back={{ to: '/offers', label: 'Terug naar offertes' }} />,
      { language: 'nl' },
    )
    expect(screen.getByRole('link', { name: 'Terug naar offertes' })).toHaveAttribute('href', '/offers')
  })
})
