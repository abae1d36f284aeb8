import { screen, within } from '@testing-library/react'
import { i18n } from '../i18n/i18n.ts'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { setViewport } from '../../testing/setViewport.ts'
import { Card, LanguageSwitch, Unbroken, useIsPhone } from './index.ts'

describe('LanguageSwitch', () => {
  it('changes the language and says so in the language that it leads to', async () => {
    const { user } = renderWithProviders(<LanguageSwitch />, { language: 'nl' })
    await user.click(screen.getByRole('button', { name: 'Taal: Nederlands. Switch to English' }))
    expect(
      await screen.findByRole('button', { name: 'Language: English. Overschakelen naar Nederlands' }),
    ).toBeVisible()
    expect(i18n.language).toBe('en')
    expect(localStorage.getItem('i18nextLng')).toBe('en')
  })
})

describe('Card', () => {
  it('is a section with the name of its title', () => {
    renderWithProviders(
      <Card title="Customer" extra={<button type="button">Change</button>}>
        Noordstaal
      </Card>,
    )
    const card = screen.getByRole('region', { name: 'Customer' })
    expect(within(card).getByRole('heading', { level: 2 })).toHaveTextContent('Customer')
    expect(within(card).getByRole('button', { name: 'Change' })).toBeVisible()
  })
})

describe('Unbroken', () => {
  it('keeps each Dutch date in one piece, and changes nothing of what is read', () => {
    const sentence = 'Geldig van 05-03-2026 14:30 tot 17-11-2026 (OFF-2026-0042).'
    const { container } = renderWithProviders(<Unbroken>{sentence}</Unbroken>)
    expect(container).toHaveTextContent(sentence)
    expect([...container.querySelectorAll('.sf-numeric')].map(({ textContent }) => textContent)).toEqual([
      '05-03-2026 14:30',
      '17-11-2026',
    ])
  })
})

function Width() {
  return <p>{useIsPhone() ? 'phone' : 'desktop'}</p>
}

it('tells a phone from a desktop', () => {
  setViewport('phone')
  const { unmount } = renderWithProviders(<Width />)
  expect(screen.getByText('phone')).toBeVisible()
  unmount()
  setViewport('desktop')
  renderWithProviders(<Width />)
  expect(screen.getByText('desktop')).toBeVisible()
})
