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

  it.each([
    [
      'no connection',
      { code: 'NETWORK', status: 0 },
      'De server is niet bereikt. Controleer de verbinding en probeer het opnieuw.',
      'The server could not be reached. Check the connection and try again.',
    ],
    [
      'no answer in time',
      { code: 'TIMEOUT', status: 0 },
      'De server gaf niet op tijd antwoord. Probeer het opnieuw.',
      'The server did not answer in time. Please try again.',
    ],
    [
      'no token',
      { code: 'NO_TOKEN', status: 0 },
      'Wij konden niet nagaan of u bent ingelogd. Probeer het opnieuw of log opnieuw in.',
      'We could not confirm that you are signed in. Try again, or sign in again.',
    ],
    [
      '401 of a gateway',
      { code: 'UNAUTHENTICATED', status: 401 },
      'Wij konden niet nagaan of u bent ingelogd. Probeer het opnieuw of log opnieuw in.',
      'We could not confirm that you are signed in. Try again, or sign in again.',
    ],
    [
      '403 of a gateway',
      { code: 'FORBIDDEN', status: 403 },
      'Uw account heeft hier geen toegang toe.',
      'Your account has no access to this.',
    ],
    [
      '404 of a gateway',
      { code: 'NOT_FOUND', status: 404 },
      'Wat u zoekt bestaat niet of niet meer.',
      'What you are looking for does not exist, or no longer does.',
    ],
    [
      '413',
      { code: 'TOO_LARGE', status: 413 },
      'Dit is groter dan de server aanneemt.',
      'This is larger than the server accepts.',
    ],
    [
      '429',
      { code: 'RATE_LIMITED', status: 429 },
      'Er kwamen te veel verzoeken achter elkaar. Wacht even en probeer het opnieuw.',
      'Too many requests in a short time. Wait a moment and try again.',
    ],
    [
      '429 with Retry-After',
      { code: 'RATE_LIMITED', status: 429, retryAfter: 12 },
      'Er kwamen te veel verzoeken achter elkaar. Probeer het over 12 seconden opnieuw.',
      'Too many requests in a short time. Try again in 12 seconds.',
    ],
    [
      '502, 503 and 504',
      { code: 'UNAVAILABLE', status: 502 },
      'De server is even niet beschikbaar. Probeer het over een paar minuten opnieuw.',
      'The server is unavailable for the moment. Try again in a few minutes.',
    ],
    [
      '500 without a body',
      { code: 'UNEXPECTED', status: 500 },
      'Er ging iets mis op de server. Probeer het over een paar minuten opnieuw.',
      'Something went wrong on the server. Try again in a few minutes.',
    ],
    [
      'a call that was given up',
      { code: 'CANCELED', status: 0 },
      'De gegevens konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
      'This could not be loaded. Check the connection and try again.',
    ],
    [
      "an identity provider's refusal",
      { code: 'auth/internal-error' },
      'De gegevens konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
      'This could not be loaded. Check the connection and try again.',
    ],
    [
      'a fault of the program',
      {},
      'De gegevens konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
      'This could not be loaded. Check the connection and try again.',
    ],
  ])('says of %s, in the language of the reader, what that means for them', (_, facts, nl, en) => {
    for (const [language, sentence] of [
      ['nl', nl],
      ['en', en],
    ] as const) {
      const error = Object.assign(new Error('Request failed with status code 000'), facts)
      const { unmount } = renderWithProviders(<ErrorState error={error} />, { language })
      expect(screen.getByRole('alert')).toHaveTextContent(sentence)
      expect(screen.getByRole('alert')).not.toHaveTextContent('Request failed')
      unmount()
    }
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
