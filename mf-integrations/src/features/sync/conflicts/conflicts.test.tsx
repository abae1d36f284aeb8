import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { button, conflict, one, openSyncOf, other } from '../../../testing/openSync.ts'
import { routes } from '../../../routes.tsx'

const openSync = openSyncOf(routes)

describe('an account to decide about', () => {
  it('is the customer that somebody names, or a new one', async () => {
    const { user, asked } = openSync({
      listExactConflicts: () => [conflict(), conflict({ record_id: other, name: 'Nieuw Bouw' })],
      decideExactConflict: ({ body }) =>
        (body as { as: string }).as === 'customer' ? [conflict({ record_id: other, name: 'Nieuw Bouw' })] : [],
    })
    await user.click(await button('Is this customer: Lijkend Bouw B.V. (Lijkend Bouw)'))
    expect(await screen.findByText('Lijkend Bouw is decided.')).toBeInTheDocument()
    expect(screen.getByText('To decide: 1')).toBeVisible()
    await user.click(await button('New customer'))
    await waitFor(() => expect(screen.queryByText(/To decide/)).not.toBeInTheDocument())
    expect(asked('decideExactConflict').map(({ body }) => body)).toEqual([
      { record_id: one, as: 'customer', organization_id: 12 },
      { record_id: other, as: 'new' },
    ])
  })

  it('is none of ours only after a question', async () => {
    const { user, asked } = openSync({ listExactConflicts: () => [conflict()], decideExactConflict: () => [] })
    await user.click(await button('No customer of ours'))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/never become a customer/)
    expect(asked('decideExactConflict')).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'No customer of ours' }))
    await waitFor(() => expect(asked('decideExactConflict')[0]?.body).toEqual({ record_id: one, as: 'none' }))
  })

  it.each([
    ['Exact is right', 'exact'],
    ['What stands here stays', 'here'],
  ])('that both sides changed: %s', async (name, as) => {
    const both = conflict({
      ...{ kind: 'fields', organization_id: 12, candidates: [] },
      fields: [{ field: 'phone', from: '030 4', to: '030 6' }],
    })
    const { user, asked } = openSync({ listExactConflicts: () => [both], decideExactConflict: () => [] })
    const item = await screen.findByRole('listitem', { name: 'Lijkend Bouw' })
    expect(item).toHaveTextContent('Phone 030 4 → 030 6')
    await user.click(within(item).getByRole('button', { name }))
    await waitFor(() => expect(asked('decideExactConflict')[0]?.body).toEqual({ record_id: one, as }))
  })

  it('may be one of its prices, which is decided by itself', async () => {
    const ofPrice = conflict({
      ...{ entity: 'customer_prices', key: 'eur|2019-01-01||7', item: { code: 'B-1', name: 'Bout' } },
      ...{ kind: 'fields', organization_id: 12, candidates: [] },
      fields: [{ field: 'price', from: '3,50', to: '4,20' }],
    })
    const { user, asked } = openSync({ listExactConflicts: () => [ofPrice], decideExactConflict: () => [] })
    const item = await screen.findByRole('listitem', { name: 'Lijkend Bouw, Bout' })
    expect(item).toHaveTextContent('Price 3,50 → 4,20')
    await user.click(within(item).getByRole('button', { name: 'Exact is right' }))
    await waitFor(() =>
      expect(asked('decideExactConflict')[0]?.body).toEqual({
        ...{ record_id: one, entity: 'customer_prices', key: 'eur|2019-01-01||7', as: 'exact' },
      }),
    )
  })

  it('may be an item, whose prices are decided as one', async () => {
    const ofItem = conflict({
      ...{ entity: 'products', key: 'prices', code: 'B-1', name: 'Bout', city: null, product_id: 7 },
      ...{ kind: 'fields', candidates: [], fields: [{ field: 'baseUnitPrice', from: '3,00', to: '3,50' }] },
    })
    const { user, asked } = openSync({ listExactConflicts: () => [ofItem], decideExactConflict: () => [] })
    const item = await screen.findByRole('listitem', { name: 'Bout' })
    expect(within(item).getByRole('link', { name: 'Bout' })).toHaveAttribute('href', '/products/7')
    expect(item).toHaveTextContent('Base price 3,00 → 3,50')
    await user.click(within(item).getByRole('button', { name: 'What stands here stays' }))
    await waitFor(() =>
      expect(asked('decideExactConflict')[0]?.body).toEqual({
        ...{ record_id: one, entity: 'products', key: 'prices', as: 'here' },
      }),
    )
  })

  it('that could not be decided says so', async () => {
    const { user } = openSync({
      listExactConflicts: () => [conflict()],
      decideExactConflict: () => {
        throw failWith('DUPLICATE', { message: 'That customer is an account already.' })
      },
    })
    await user.click(await button('New customer'))
    expect(await screen.findByText('That customer is an account already.')).toBeInTheDocument()
  })
})
