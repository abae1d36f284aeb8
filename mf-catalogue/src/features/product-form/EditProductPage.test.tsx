import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'
import { sampleDetail } from '../../testing/samples.ts'

const open = (visit: Pick<Visit, 'answers' | 'user'> = {}) => {
  const opened = renderCatalogue({ routes, at: '/products/1/edit', ...visit })
  return { ...opened, sent: () => opened.callsOf('updateProduct').map(({ body }) => body) }
}
const field = (name: string) => screen.findByRole('textbox', { name })

describe('editing a product', () => {
  it('begins with what is stored, and sends the change to its revision, without a ladder that nobody touched', async () => {
    const { user, sent, router } = open({ answers: { updateProduct: () => sampleDetail({ rev: 2 }) } })
    const sku = await field('SKU')
    expect(sku).toHaveValue('B933-840')
    expect(await field('Base price')).toHaveValue('0,20')
    await user.clear(sku)
    await user.type(sku, 'B933-841')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/1'))
    expect(sent()).toEqual([expect.objectContaining({ rev: 1, sku: 'B933-841', status: 'active', costPrice: 0.1 })])
    expect(sent()[0]).not.toHaveProperty('pricingTiers')
  })

  it('offers the groups and units of the catalogue that the product is in', async () => {
    const getProduct = () => sampleDetail({ tenant_id: 2 })
    const { callsOf } = open({ answers: { getProduct }, user: { roles: ['Admin'], tenant_id: 1 } })
    await field('SKU')
    expect(callsOf('listProductGroups').map(({ query }) => query)).toEqual([{ tenantId: 2 }])
    expect(callsOf('listSalesUnits').map(({ query }) => query)).toEqual([{ tenant_id: 2 }])
  })

  it('keeps a draft one, or makes it a product that is seen', async () => {
    const draft = sampleDetail({ status: 'draft', is_visible: false })
    const { user, sent } = open({ answers: { getProduct: () => draft, updateProduct: () => sampleDetail() } })
    expect(await screen.findByRole('button', { name: 'Save as Draft' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Save and activate' }))
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ status: 'active', isVisible: true })]))
  })

  it('has every price follow its unit, or none', async () => {
    const { user, sent } = open({ answers: { updateProduct: () => sampleDetail() } })
    const choose = async (unit: string) => {
      await user.click(await screen.findByRole('combobox', { name: 'Price per' }))
      await user.click(await screen.findByTitle(unit))
    }
    await choose('100')
    expect(await field('Base price')).toHaveValue('20,00')
    await user.clear(await field('Base price'))
    await user.type(await field('Base price'), '20,05')
    await choose('1')
    expect(await screen.findByText(/Not every price converts to this in whole cents/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          priceUnit: 100,
          baseUnitPrice: 20.05,
          costPrice: 10,
          pricingTiers: [
            { variantCode: null, minQuantity: 1, maxQuantity: 99, unitPrice: 20 },
            { variantCode: null, minQuantity: 100, maxQuantity: null, unitPrice: 15 },
          ],
        }),
      ]),
    )
  })

  it('hides the cost from who does not run the seller', async () => {
    open({ user: { roles: ['Admin'], is_tenant: false } })
    expect(await field('Base price')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: 'Cost price' })).not.toBeInTheDocument()
  })

  it('asks before unsaved changes are left', async () => {
    const { user } = open()
    await user.type(await field('SKU'), '-X')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument()
  })

  it('shows what is archived instead, where it can be restored', async () => {
    const { router } = open({ answers: { getProduct: () => sampleDetail({ status: 'archived' }) } })
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/products/1')
  })

  it('says when there is no such product', async () => {
    open({
      answers: {
        getProduct: () => {
          throw failWith('NOT_FOUND')
        },
      },
    })
    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument()
  })
})

describe('a product that somebody else saved first', () => {
  async function refused() {
    const theirs = sampleDetail({ description: 'Van een ander', rev: 2 })
    const opened = open()
    const sku = await field('SKU')
    opened.api.use({
      getProduct: () => theirs,
      updateProduct: ({ body }) => {
        if (body.rev !== 2) throw failWith('STALE', { current: theirs })
        return sampleDetail({ rev: 3 })
      },
    })
    await opened.user.type(sku, '-X')
    await opened.user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this product' }))
    return { ...opened, dialog }
  }

  it('is asked about, and one’s own takes its place', async () => {
    const { user, dialog, sent, router } = await refused()
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/1'))
    expect(sent().at(-1)).toMatchObject({ rev: 2, sku: 'B933-840-X' })
  })

  it('or is loaded', async () => {
    const { user, dialog } = await refused()
    await user.click(dialog.getByRole('button', { name: 'Load the saved version' }))
    expect(await screen.findByDisplayValue('Van een ander')).toBeInTheDocument()
    expect(await field('SKU')).toHaveValue('B933-840')
  })
})
