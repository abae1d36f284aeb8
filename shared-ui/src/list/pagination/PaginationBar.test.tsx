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

  it.each([
    [{ page: 1, pageSize: 10, rows: 10, total: 14 }, 'Vorige', 'Volgende'],
    [{ page: 2, pageSize: 10, rows: 4, total: 14 }, 'Volgende', 'Vorige'],
  ])('stops at its ends: %j', (at, closed, open) => {
    renderWithProviders(<PaginationBar {...at} onPage={() => {}} />, { language: 'nl' })
    expect(screen.getByRole('button', { name: closed })).toBeDisabled()
    expect(screen.getByRole('button', { name: open })).toBeEnabled()
  })

  it('is not there for a single page, unless that is only for its size', () => {
    const whole = { page: 1, rows: 14, total: 14, onPage: () => {} }
    const sizes = { options: [10, 25, 50], onChange: () => {} }
    renderWithProviders(<PaginationBar {...whole} pageSize={25} />)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    renderWithProviders(<PaginationBar {...whole} pageSize={25} sizes={sizes} />)
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toBeVisible()
  })

  it('is not there where no size would make a second page', () => {
    const sizes = { options: [10, 25, 50], onChange: () => {} }
    renderWithProviders(<PaginationBar page={1} pageSize={25} rows={4} total={4} onPage={() => {}} sizes={sizes} />)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
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
