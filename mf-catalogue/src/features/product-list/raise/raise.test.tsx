import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderCatalogue, type Visit } from '../../../testing/renderCatalogue.ts'
import { sampleDetail, sampleProduct as product, tier } from '../../../testing/samples.ts'

const products = [
  product({ product_id: 1, product_name: 'Bout', rev: 3, staffels: [tier(1, 1, 99, 0.2), tier(2, 100, null, 0.15)] }),
  product({ product_id: 2, product_name: 'Plaat', sku: 'PL-1', rev: 1, base_unit_price: 12.34, staffels: [] }),
  product({ product_id: 3, product_name: 'Maatwerk', rev: 1, base_unit_price: null, staffels: [] }),
]
const revisions: NonNullable<Visit['answers']>['changePrices'] = ({ body }) =>
  body.products.map(({ id, rev }) => ({ product_id: id, rev: rev + 1 }))

function open({ answers, user, total = 3 }: { answers?: Visit['answers']; user?: Visit['user']; total?: number } = {}) {
  return renderCatalogue({
    routes,
    at: '/products',
    user,
    answers: { listProducts: () => ({ items: products, total }), changePrices: revisions, ...answers },
  })
}

async function choose(opened: ReturnType<typeof open>) {
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
  expect(screen.getByText('3 products selected')).toBeVisible()
  await opened.user.click(screen.getByRole('button', { name: 'Raise prices' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Raise the prices of 3 products')).toBeVisible()
  const raise = async (percent: string) => {
    const field = dialog.getByLabelText('Percentage')
    await opened.user.clear(field)
    await opened.user.type(field, percent)
  }
  return { dialog, raise }
}

describe('raising the prices of a selection', () => {
  it('shows every price as it is and becomes, saves all at once, and takes it back', async () => {
    const opened = open()
    const { dialog, raise } = await choose(opened)
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await raise('10')
    expect(await dialog.findByRole('row', { name: /≥ 100 €\s0,15 €\s0,17/ })).toBeVisible()
    expect(dialog.getByRole('row', { name: /Base price €\s12,34 €\s13,57/ })).toBeVisible()
    expect(dialog.getByText('Price on request; it stays that way.')).toBeVisible()
    await opened.user.click(dialog.getByRole('button', { name: 'Save 4 prices' }))
    await opened.user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The prices are back to what they were.')).toBeInTheDocument()
    expect(opened.callsOf('changePrices').map(({ body }) => body)).toEqual([
      {
        products: [
          {
            id: 1,
            rev: 3,
            baseUnitPrice: 0.22,
            tiers: [
              { staffelId: 1, unitPrice: 0.22 },
              { staffelId: 2, unitPrice: 0.17 },
            ],
          },
          { id: 2, rev: 1, baseUnitPrice: 13.57 },
        ],
      },
      {
        products: [
          {
            id: 1,
            rev: 4,
            baseUnitPrice: 0.2,
            tiers: [
              { staffelId: 1, unitPrice: 0.2 },
              { staffelId: 2, unitPrice: 0.15 },
            ],
          },
          { id: 2, rev: 2, baseUnitPrice: 12.34 },
        ],
      },
    ])
    expect(screen.queryByText('3 products selected')).not.toBeInTheDocument()
  })

  it('rounds as is chosen, and says where that makes two tiers alike', async () => {
    const opened = open()
    const { dialog, raise } = await choose(opened)
    await raise('3')
    await opened.user.click(dialog.getByRole('combobox', { name: 'Round to' }))
    await opened.user.click(await screen.findByTitle(/€\s0,10/))
    expect(await dialog.findByRole('row', { name: /Base price €\s12,34 €\s12,70/ })).toBeVisible()
    expect(dialog.getByText('Rounding gives two tiers the same price.')).toBeVisible()
  })

  it('shows what somebody else made of a product before anything is saved', async () => {
    const opened = open({
      answers: {
        changePrices: ({ body }) => {
          if (body.products.some(({ id, rev }) => id === 2 && rev === 1))
            throw failWith('STALE', { details: { product_ids: [2] } })
          return body.products.map(({ id, rev }) => ({ product_id: id, rev: rev + 1 }))
        },
        getProduct: () =>
          sampleDetail({ product_id: 2, product_name: 'Plaat', rev: 2, base_unit_price: 20, staffels: [] }),
      },
    })
    const { dialog, raise } = await choose(opened)
    await raise('10')
    await opened.user.click(await dialog.findByRole('button', { name: 'Save 4 prices' }))
    expect(await dialog.findByText(/Someone else has changed Plaat/)).toBeVisible()
    expect(dialog.getByRole('row', { name: /Base price €\s20,00 €\s22,00/ })).toBeVisible()
    await opened.user.click(dialog.getByRole('button', { name: 'Save 4 prices' }))
    expect(await screen.findByText('The prices of 2 products have been changed.')).toBeInTheDocument()
    expect(opened.callsOf('changePrices')[1]?.body).toMatchObject({
      products: [{ id: 1 }, { id: 2, rev: 2, baseUnitPrice: 22 }],
    })
  })

  it('says in the dialog why nothing was saved, and loses nothing', async () => {
    const opened = open({
      answers: {
        changePrices: () => {
          throw failWith('INTERNAL')
        },
      },
    })
    const { dialog, raise } = await choose(opened)
    await raise('10')
    await opened.user.click(await dialog.findByRole('button', { name: 'Save 4 prices' }))
    expect(await dialog.findByText('The prices were not saved.')).toBeVisible()
    expect(dialog.getByLabelText('Percentage')).toHaveValue('10')
  })

  it('takes all that is listed, over all pages', async () => {
    const opened = open({ total: 130 })
    await opened.user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    opened.api.use({
      listProducts: ({ body }) => ({
        items: Array.from({ length: body?.page === 1 ? 100 : 30 }, (_, index) =>
          product({ product_id: (body?.page === 1 ? 1 : 101) + index }),
        ),
        total: 130,
      }),
    })
    await opened.user.click(screen.getByRole('button', { name: 'Select all 130' }))
    expect(await screen.findByText('130 products selected')).toBeVisible()
  })

  it('is for the people of the seller', async () => {
    open({ user: { roles: ['Manager'], is_tenant: false } })
    await screen.findByRole('row', { name: /Bout/ })
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument())
  })
})
