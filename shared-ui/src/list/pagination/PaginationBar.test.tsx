import { screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { PaginationBar } from './PaginationBar.tsx'
import { ResultCount } from '../figures/ResultCount.tsx'

const paging = { page: 2, pageSize: 10, rows: 10, total: 42 }

describe('PaginationBar', () => {
  it('goes back and on', async () => {
    const go = jest.fn()
    const { user } = renderWithProviders(<PaginationBar {...paging} onPage={go} />)
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toHaveTextContent('Page 2')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Previous' }))
    expect(go.mock.calls).toEqual([[3], [1]])
  })

  it('stops at both ends', () => {
    renderWithProviders(<PaginationBar page={1} pageSize={10} rows={4} total={4} onPage={() => {}} />, {
      language: 'nl',
    })
    expect(screen.getByRole('button', { name: 'Vorige' })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Volgende' })).toBeDisabled()
  })

  it('can say of how many', () => {
    renderWithProviders(<PaginationBar {...paging} variant="of" onPage={() => {}} />)
    expect(screen.getByText('Page 2 / 5')).toBeVisible()
  })

  it('can have numbers', async () => {
    const go = jest.fn()
    const { user } = renderWithProviders(<PaginationBar {...paging} total={142} variant="numbers" onPage={go} />)
    expect(screen.getAllByRole('button', { name: /Go to page/ })).toHaveLength(5)
    expect(screen.getByRole('button', { name: 'Go to page 2' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('button', { name: 'Go to page 4' }))
    expect(go).toHaveBeenCalledWith(4)
  })

  it('lets the page size be chosen', async () => {
    const change = jest.fn()
    const { user } = renderWithProviders(
      <PaginationBar {...paging} onPage={() => {}} sizes={{ options: [10, 25, 50], onChange: change }} />,
    )
    await user.click(screen.getByRole('combobox', { name: 'Rows per page' }))
    await user.click(await screen.findByTitle('25'))
    expect(change.mock.calls[0]?.[0]).toBe(25)
  })
})

describe('ResultCount', () => {
  it('says X of Y', () => {
    renderWithProviders(<ResultCount shown={10} total={1234} noun="offers" />)
    expect(screen.getByRole('status')).toHaveTextContent('10 of 1.234 offers')
  })

  it('says where counting stopped', () => {
    renderWithProviders(<ResultCount shown={10} total={10_000} noun="offertes" />, { language: 'nl' })
    expect(screen.getByRole('status')).toHaveTextContent('10 van 10.000+ offertes')
  })
})
