import { act, screen } from '@testing-library/react'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { choice, dateText, text, wholeNumber } from './codecs.ts'
import { useUrlFilters } from './useUrlFilters.ts'

const options = {
  filters: {
    search: text(),
    status: choice(['all', 'draft', 'pending']),
    tenant: text('7'),
    from: dateText(),
    size: wholeNumber(10, [10, 25]),
  },
  sort: { initial: { key: 'created_date', direction: 'desc' }, keys: ['created_date', 'amount'] },
} as const

function List() {
  const list = useUrlFilters(options)
  return (
    <>
      <p>
        {JSON.stringify({
          ...list.filters,
          page: list.page,
          sort: `${list.sort.key} ${list.sort.direction}`,
          active: list.activeCount,
        })}
      </p>
      <button onClick={() => list.set({ status: 'draft' })}>draft</button>
      <button onClick={() => list.set({ status: 'all', tenant: 'all' })}>everything</button>
      <button onClick={() => list.type({ search: 'bolt' })}>search</button>
      <button onClick={() => list.type({ search: 'bolts' })}>search on</button>
      <button onClick={() => list.setPage(3)}>page 3</button>
      <button onClick={() => list.sortBy('amount')}>amount</button>
      <button onClick={() => list.sortBy('created_date')}>created</button>
      <button onClick={list.reset}>reset</button>
    </>
  )
}

const shown = () => JSON.parse(screen.getByText(/^{/).textContent ?? '')

function open(at: string) {
  const { user, router } = renderWithProviders(<List />, { at: ['/before', at] })
  return { router, press: (name: string) => user.click(screen.getByRole('button', { name })) }
}

describe('filters in the URL', () => {
  it('are their fallbacks at first', () => {
    open('/offers')
    expect(shown()).toEqual({
      search: '',
      status: 'all',
      tenant: '7',
      from: '',
      size: 10,
      page: 1,
      sort: 'created_date desc',
      active: 0,
    })
  })

  it('are read from a link', () => {
    open('/offers?search=bout&status=pending&from=2026-03-05&size=25&page=4&sort=amount&dir=desc')
    expect(shown()).toMatchObject({
      search: 'bout',
      status: 'pending',
      from: '2026-03-05',
      size: 25,
      page: 4,
      sort: 'amount desc',
      active: 4,
    })
  })

  it('do not believe everything', () => {
    open('/offers?status=%3Cscript%3E&from=yesterday&size=1000&page=-2&sort=password&dir=up')
    expect(shown()).toMatchObject({ status: 'all', from: '', size: 10, page: 1, sort: 'created_date desc', active: 0 })
  })

  it.each(['2026-02-30', '2026-13-01', '0000-00-00'])('take no day that does not exist: %s', (day) => {
    open(`/offers?from=${day}`)
    expect(shown()).toMatchObject({ from: '', active: 0 })
  })

  it('go back to page 1 when one changes, and come again with Back', async () => {
    const { press, router } = open('/offers?page=4&status=pending')
    await press('draft')
    expect(router.state.location.search).toBe('?status=draft')
    await act(() => router.navigate(-1))
    expect(shown()).toMatchObject({ status: 'pending', page: 4 })
  })

  it('leave out of the URL what is the fallback', async () => {
    const { press, router } = open('/offers?status=draft')
    await press('everything')
    expect(router.state.location.search).toBe('?tenant=all')
    await press('reset')
    expect(router.state.location.search).toBe('')
  })

  it('keep what is not theirs', async () => {
    const { press, router } = open('/offers?lng=nl&page=2')
    await press('draft')
    await press('page 3')
    expect(router.state.location.search).toBe('?lng=nl&status=draft&page=3')
  })

  it('are one step of the history, however long somebody types', async () => {
    const { router, press } = open('/offers')
    await press('search')
    await press('search on')
    expect(shown()).toMatchObject({ search: 'bolts' })
    await act(() => router.navigate(-1))
    expect(shown()).toMatchObject({ search: '' })
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/before')
  })
})

describe('the sort', () => {
  it('turns around when it is chosen again', async () => {
    const { press } = open('/offers?page=2')
    await press('created')
    expect(shown()).toMatchObject({ sort: 'created_date asc', page: 1 })
    await press('amount')
    expect(shown()).toMatchObject({ sort: 'amount asc' })
    await press('amount')
    expect(shown()).toMatchObject({ sort: 'amount desc' })
    await press('created')
    expect(shown()).toMatchObject({ sort: 'created_date desc' })
  })

  it('stays when the filters are cleared', async () => {
    const { press, router } = open('/offers?status=draft&sort=amount')
    await press('reset')
    expect(router.state.location.search).toBe('?sort=amount')
  })
})
