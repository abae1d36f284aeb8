import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { setViewport } from '../../testing/setViewport.ts'
import { FilterBar } from './FilterBar.tsx'

const organizations = [
  { value: 'all', label: 'All organizations' },
  { value: '1', label: 'Noordstaal' },
  { value: '2', label: 'Van der Meulen' },
]
const fields = [
  { value: 'none', label: 'No date' },
  { value: 'created_date', label: 'Date created' },
]
const keys = [
  { value: 'created_date', label: 'Created' },
  { value: 'amount', label: 'Amount' },
]

function Bar({ said }: { said: (change: unknown) => void }) {
  const [search, setSearch] = useState('')
  const [organization, setOrganization] = useState('all')
  const [dates, setDates] = useState({ field: 'none', from: '', till: '' })
  const tell =
    <Change,>(set: (change: Change) => void) =>
    (change: Change) => {
      set(change)
      said(change)
    }
  return (
    <FilterBar
      search={{ value: search, onChange: tell(setSearch), placeholder: 'Search offers…' }}
      filters={[
        {
          id: 'organization',
          label: 'Organization',
          value: organization,
          options: organizations,
          onChange: tell(setOrganization),
          search: { placeholder: 'Search organization...', empty: 'No organizations found.' },
        },
      ]}
      dates={{ ...dates, fields, onChange: tell(setDates) }}
      sort={{ sort: { key: 'created_date', direction: 'desc' }, options: keys, onSort: said }}
      onReset={() => said('reset')}
    />
  )
}

function open() {
  const said = jest.fn()
  return { said, ...renderWithProviders(<Bar said={said} />) }
}

type User = ReturnType<typeof open>['user']

const openFilters = (user: User) => user.click(screen.getByRole('button', { name: 'Filter' }))

async function choose(user: User, label: string, option: string) {
  await screen.findByRole('combobox', { name: label })
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByTitle(option))
}

describe('searching', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const type = (text: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: text } })
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

  it('waits until half a second after the last key', () => {
    const { said } = open()
    type('bo')
    pass(400)
    type('bolt')
    pass(499)
    expect(said).not.toHaveBeenCalled()
    pass(1)
    expect(said.mock.calls).toEqual([['bolt']])
  })

  it('does not wait after Enter', () => {
    const { said } = open()
    type('bolt')
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter', keyCode: 13 })
    expect(said.mock.calls).toEqual([['bolt']])
    pass(1000)
    expect(said).toHaveBeenCalledTimes(1)
  })
})

describe('filtering', () => {
  it('chooses from a list that can be searched', async () => {
    const { user, said } = open()
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()
    await openFilters(user)
    await user.type(await screen.findByRole('combobox', { name: 'Organization' }), 'zzz')
    expect(await screen.findByText('No organizations found.')).toBeInTheDocument()
    await user.clear(screen.getByRole('combobox', { name: 'Organization' }))
    await user.type(screen.getByRole('combobox', { name: 'Organization' }), 'noord')
    await user.click(await screen.findByTitle('Noordstaal'))
    expect(said.mock.calls[0]?.[0]).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(said).toHaveBeenLastCalledWith('reset')
  })

  it('shows what is filtered by as chips that take it away', async () => {
    const { user, said } = open()
    await openFilters(user)
    await choose(user, 'Organization', 'Noordstaal')
    await user.keyboard('{Escape}')
    const chips = within(screen.getByRole('list', { name: 'Active filters' }))
    await user.click(chips.getByRole('button', { name: 'Remove Organization: Noordstaal' }))
    expect(said).toHaveBeenLastCalledWith('all')
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument()
  })

  it('shows no number for what is chosen while its name is still to come', () => {
    const coming = { label: 'Organization', value: '2', options: organizations.slice(0, 1), onChange: () => {} }
    const bar = (loading: boolean) => (
      <FilterBar only={{ ...coming, id: 'only', loading }} filters={[{ ...coming, id: 'more', loading }]} />
    )
    const { rerender } = renderWithProviders(bar(true))
    expect(screen.getByText('Organization: …')).toBeVisible()
    expect(screen.queryByText('2')).not.toBeInTheDocument()
    // What has none for good is not hidden.
    rerender(bar(false))
    expect(screen.getByText('Organization: 2')).toBeVisible()
    expect(screen.getByText('2')).toBeVisible()
  })

  it('keeps a filter that is alone in the bar', () => {
    renderWithProviders(
      <FilterBar only={{ id: 'group', label: 'Group', value: 'all', options: organizations, onChange: jest.fn() }} />,
    )
    expect(screen.getByRole('combobox', { name: 'Group' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument()
  })

  it('asks for dates only once a date field is chosen, keeps them in order, and forgets them without one', async () => {
    const { user, said } = open()
    await openFilters(user)
    expect(screen.queryByRole('textbox', { name: 'From' })).not.toBeInTheDocument()
    await choose(user, 'Date', 'Date created')
    await user.type(await screen.findByRole('textbox', { name: 'Till' }), '5-3-2026{Enter}')
    await user.type(screen.getByRole('textbox', { name: 'From' }), '9-3-2026{Enter}')
    expect(said).toHaveBeenLastCalledWith({ field: 'created_date', from: '2026-03-05', till: '2026-03-05' })
    await choose(user, 'Date', 'No date')
    expect(said).toHaveBeenLastCalledWith({ field: 'none', from: '', till: '' })
    expect(screen.queryByRole('textbox', { name: 'From' })).not.toBeInTheDocument()
  })

  it('tells of a sort that is chosen again', async () => {
    const { user, said } = open()
    await openFilters(user)
    await user.click(await screen.findByRole('button', { name: 'Sort: Descending' }))
    expect(said).toHaveBeenLastCalledWith('created_date')
    await choose(user, 'Sort', 'Amount')
    expect(said.mock.lastCall?.[0]).toBe('amount')
  })
})

describe('on a phone', () => {
  it('the filters open as a sheet', async () => {
    setViewport('phone')
    const { user, said } = open()
    expect(screen.getByRole('searchbox', { name: 'Search' })).toBeVisible()
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    await openFilters(user)
    const sheet = await screen.findByRole('dialog')
    await choose(user, 'Organization', 'Noordstaal')
    expect(said.mock.calls[0]?.[0]).toBe('1')
    await user.click(within(sheet).getByRole('button', { name: 'Show results' }))
    expect(screen.getByText('Organization: Noordstaal')).toBeVisible()
    await waitFor(() => expect(sheet.closest('.ant-drawer')).not.toHaveClass('ant-drawer-open'))
  })
})

describe('statuses', () => {
  it('are pills with their counts, of which one is chosen', async () => {
    const choose = jest.fn()
    const options = [
      { value: 'all', label: 'All', count: { count: 10_000, capped: true } },
      { value: 'draft', label: 'Draft', count: { count: 12, capped: false } },
      { value: 'expired', label: 'Expired' },
    ]
    const { user } = renderWithProviders(<FilterBar status={{ value: 'draft', options, onChange: choose }} />)
    const pills = within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
    expect(pills.map((pill) => pill.textContent)).toEqual(['All10.000+', 'Draft12', 'Expired'])
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Draft')
    await user.click(screen.getByRole('button', { name: 'Expired' }))
    expect(choose).toHaveBeenCalledWith('expired')
  })
})

it('has the chosen status in sight where the statuses go on beyond the edge', () => {
  const box = (left: number, right: number) => ({ left, right }) as DOMRect
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function of(this: HTMLElement) {
    return this.matches('[aria-pressed="true"]') ? box(500, 600) : box(0, 390)
  })
  const options = ['all', 'draft', 'expired'].map((value) => ({ value, label: value }))
  renderWithProviders(<FilterBar status={{ value: 'expired', options, onChange: () => {} }} />)
  expect(screen.getByRole('group', { name: 'Status' }).scrollLeft).toBe(468)
  jest.restoreAllMocks()
})
