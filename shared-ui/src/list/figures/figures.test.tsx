import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { StatCard } from './StatCard.tsx'
import { StatusBadge } from './StatusBadge.tsx'

describe('StatusBadge', () => {
  it.each([
    ['accepted', 'Geaccepteerd', 'green'],
    ['declined', 'Afgewezen', 'red'],
    ['pending', 'In afwachting', 'yellow'],
    ['draft', 'Concept', 'gray'],
    ['expired', 'Verlopen', 'orange'],
  ])('%s is "%s", %s', (status, word, colour) => {
    renderWithProviders(<StatusBadge status={status} />, { language: 'nl' })
    expect(screen.getByText(word)).toHaveClass(`sf-badge-${colour}`)
  })

  it.each(['frozen', 'constructor'])('shows an unknown status (%s) as it came, neutral', (status) => {
    renderWithProviders(<StatusBadge status={status} />)
    expect(screen.getByText(status)).toHaveClass('sf-badge-neutral')
  })
})

describe('StatCard', () => {
  it('shows a figure and its change', () => {
    renderWithProviders(<StatCard label="Total offers" value="128" change={12.5} />)
    expect(screen.getByRole('term')).toHaveTextContent('Total offers')
    expect(screen.getByText('128')).toBeVisible()
    expect(screen.getByText('+12,5% compared with the previous period')).toBeInTheDocument()
  })

  it('shows a dash when the figure could not be had, and no change', () => {
    renderWithProviders(<StatCard label="Low stock" value={null} change={null} />)
    expect(screen.getByText('–')).toBeVisible()
    expect(screen.getAllByRole('definition')).toHaveLength(1)
  })
})
