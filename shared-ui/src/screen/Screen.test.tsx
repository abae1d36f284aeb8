import { screen } from '@testing-library/react'
import { renderWithProviders } from '../testing/renderWithProviders.tsx'
import { Facts } from './Facts.tsx'
import { Screen } from './Screen.tsx'

describe('Screen', () => {
  it('has one first heading, the way back, its actions and the title of the tab', () => {
    renderWithProviders(
      <Screen
        title="Offers"
        subtitle="10 of 42"
        back={{ to: '/dashboard', label: 'Dashboard' }}
        actions={<button type="button">Create</button>}
      >
        <p>Rows</p>
      </Screen>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('button', { name: 'Create' })).toBeVisible()
    expect(document.title).toBe('Offers · Staffel')
  })

  it('names the tab apart when its title is more than text', () => {
    renderWithProviders(
      <Screen title={<em>OFF-1</em>} documentTitle="OFF-1">
        <p>Document</p>
      </Screen>,
    )
    expect(document.title).toBe('OFF-1 · Staffel')
  })
})

it('shows a dash for a fact that is not known', () => {
  renderWithProviders(<Facts rows={[{ name: 'Region', value: '' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('Region')
  expect(screen.getByRole('definition')).toHaveTextContent('–')
})
