import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderRoutes } from '../../testing/renderRoutes.tsx'
import { setViewport } from '../../testing/setViewport.ts'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './data-table.types.ts'
import type { Column } from '../types.ts'

interface Offer {
  id: string
  title: string
  customer: string
  amount: string
}

const rows: Offer[] = [
  { id: '1', title: 'Bolts', customer: 'Noordstaal', amount: '€ 12,50' },
  { id: '2', title: 'Profiles', customer: 'Van der Meulen', amount: '€ 1.234,56' },
]

const columns: Column<Offer>[] = [
  { id: 'title', title: 'Offer', card: 'title', cell: (offer) => offer.title },
  { id: 'customer', title: 'Customer', card: 'meta', sortKey: 'customer', cell: (offer) => offer.customer },
  { id: 'amount', title: 'Amount', card: 'amount', align: 'end', sortKey: 'amount', cell: (offer) => offer.amount },
]

function open(props: Partial<DataTableProps<Offer>> = {}) {
  const table = (
    <DataTable
      label="Offers"
      columns={columns}
      rows={rows}
      rowKey={(offer) => offer.id}
      rowName={(offer) => offer.title}
      rowHref={(offer) => `/offers/${offer.id}`}
      {...props}
    />
  )
  return renderRoutes([
    { path: '/', element: table },
    { path: '/offers/:id', element: <h1>One offer</h1> },
  ])
}

describe('a table', () => {
  it('names its rows and columns', () => {
    open()
    const table = screen.getByRole('table', { name: 'Offers' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Offer', 'Customer', 'Amount'])
    expect(within(table).getByRole('row', { name: 'Profiles Van der Meulen € 1.234,56' })).toBeVisible()
  })

  it('follows a row by a click anywhere in it', async () => {
    const { user, router } = open()
    await user.click(screen.getByRole('cell', { name: 'Noordstaal' }))
    expect(await screen.findByRole('heading', { name: 'One offer' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/offers/1')
  })

  it('follows a row by the keyboard', async () => {
    const { user, router } = open()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Bolts' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers/1'))
  })

  it('does something with one row without following it', async () => {
    const remove = jest.fn()
    const { user, router } = open({
      rowActions: (offer) => [{ key: 'delete', label: 'Delete', danger: true, onSelect: () => remove(offer.id) }],
    })
    await user.click(screen.getByRole('button', { name: 'Actions for Profiles' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(remove).toHaveBeenCalledWith('2')
    expect(router.state.location.pathname).toBe('/')
  })

  it('sorts by its heads and says how', async () => {
    const sort = jest.fn()
    const { user } = open({ sort: { key: 'amount', direction: 'desc' }, onSort: sort })
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending')
    expect(screen.getByRole('columnheader', { name: 'Customer' })).not.toHaveAttribute('aria-sort')
    await user.click(screen.getByRole('button', { name: 'Customer' }))
    expect(sort).toHaveBeenCalledWith('customer')
    expect(screen.queryByRole('button', { name: 'Offer' })).not.toBeInTheDocument()
  })

  it('tells when a row may be wanted', async () => {
    const intent = jest.fn()
    const { user } = open({ onRowIntent: (offer) => intent(offer.id) })
    await user.hover(screen.getByRole('cell', { name: 'Van der Meulen' }))
    expect(intent).toHaveBeenCalledWith('2')
  })

  it('says that newer rows are on their way', () => {
    open({ busy: true })
    expect(screen.getByRole('table').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  })
})

function Selecting({ disabled }: { disabled?: ReadonlySet<string> }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['on another page']))
  return (
    <>
      <DataTable
        label="Offers"
        columns={columns}
        rows={rows}
        rowKey={(offer) => offer.id}
        rowName={(offer) => offer.title}
        selection={{ selected, onChange: setSelected, disabled }}
      />
      <output>{[...selected].join()}</output>
    </>
  )
}

describe('a selection', () => {
  it('takes rows one by one, or all of this page', async () => {
    const { user } = renderRoutes([{ path: '/', element: <Selecting /> }])
    const all = screen.getByRole('checkbox', { name: 'Select all' })
    await user.click(screen.getByRole('checkbox', { name: 'Select Bolts' }))
    expect(screen.getByText('on another page,1')).toBeVisible()
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(screen.getByText('on another page,1,2')).toBeVisible()
    await user.click(all)
    expect(screen.getByText('on another page')).toBeVisible()
  })

  it('leaves out rows that cannot be selected', async () => {
    const { user } = renderRoutes([{ path: '/', element: <Selecting disabled={new Set(['1'])} /> }])
    expect(screen.getByRole('checkbox', { name: 'Select Bolts' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(screen.getByText('on another page,2')).toBeVisible()
  })
})

describe('on a phone', () => {
  beforeEach(() => setViewport('phone'))

  it('rows are cards, with links, facts and menus', async () => {
    const edit = jest.fn()
    const { user, router } = open({ rowActions: () => [{ key: 'edit', label: 'Edit', onSelect: edit }] })
    const cards = within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('listitem')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(cards).toHaveLength(2)
    const [card] = cards
    if (!card) throw new Error('no card')
    expect(within(card).getByRole('term')).toHaveTextContent('Customer')
    expect(card).toHaveTextContent('€ 12,50')
    await user.click(within(card).getByRole('button', { name: 'Actions for Bolts' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    expect(edit).toHaveBeenCalledTimes(1)
    await user.click(within(card).getByRole('link', { name: 'Bolts' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/offers/1'))
  })
})
