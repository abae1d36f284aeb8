import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderCatalogue, type Visit } from '../../../testing/renderCatalogue.ts'
import { sampleDetail, samplePriceListDetail } from '../../../testing/samples.ts'

const open = (at: string, answers: Visit['answers'] = {}) =>
  renderCatalogue({ routes, at, user: { roles: ['Manager'], is_tenant: true }, answers })
type User = ReturnType<typeof open>['user']

async function choose(
  user: User,
  field: string,
  option: string,
  within_: ReturnType<typeof within> = within(document.body),
) {
  await user.click(await within_.findByRole('combobox', { name: field }))
  await user.click((await screen.findAllByTitle(option)).at(-1) ?? document.body)
}

describe('a new price list', () => {
  const made = { createPriceList: () => samplePriceListDetail() }

  it('has prices of its own for a product and a percentage for a group, and is saved as a whole', async () => {
    const { user, callsOf, router } = open('/products/prices/new', made)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Jaarafspraak')
    await choose(user, 'Customer', 'Bouwbedrijf De Haan')

    await user.click(screen.getByRole('button', { name: 'Add line' }))
    const line = within(await screen.findByRole('dialog', { name: 'Add line' }))
    await choose(user, 'Product', 'Zeskantbout M8x40 · B933-840', line)
    await user.click(await line.findByRole('button', { name: 'Copy these prices' }))
    expect(line.getByRole('textbox', { name: /^Base price/ })).toHaveValue('0,20')
    const second = line.getAllByRole('textbox', { name: 'Price' })[1]!
    await user.clear(second)
    await user.type(second, '0,12')
    await user.click(line.getByRole('button', { name: 'Add' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Add line' }))
    const other = within(await screen.findByRole('dialog', { name: 'Add line' }))
    await user.click(other.getByText('Product group'))
    await choose(user, 'Product group', 'Bevestigingsmiddelen', other)
    await user.type(other.getByRole('textbox', { name: 'Discount' }), '12,5')
    await user.click(other.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/12,5\s?% off/)).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'Create price list' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/prices'))
    expect(callsOf('createPriceList')[0]?.body).toEqual({
      name: 'Jaarafspraak',
      organization_id: 5,
      customer_group_id: null,
      valid_from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      valid_till: null,
      currency: 'eur',
      entries: [
        {
          product_id: 1,
          base_unit_price: 0.2,
          price_unit: 1,
          staffels: [
            { variantCode: null, minQuantity: 1, maxQuantity: 99, unitPrice: 0.2 },
            { variantCode: null, minQuantity: 100, maxQuantity: null, unitPrice: 0.12 },
          ],
        },
        { product_group_id: 3, discount_pct: 12.5 },
      ],
    })
  })

  it('says at its fields what is missing', async () => {
    const { user, callsOf } = open('/products/prices/new', made)
    await user.click(await screen.findByRole('button', { name: 'Create price list' }))
    expect(await screen.findByText('Enter a name.')).toBeVisible()
    expect(screen.getByText('Choose a customer.')).toBeVisible()
    expect(callsOf('createPriceList')).toEqual([])
    await user.click(screen.getByText('Customer group'))
    await user.click(screen.getByRole('button', { name: 'Create price list' }))
    expect(await screen.findByText('Choose a customer group.')).toBeVisible()
  })

  it('takes no line without a product and a price', async () => {
    const { user } = open('/products/prices/new', made)
    await user.click(await screen.findByRole('button', { name: 'Add line' }))
    const line = within(await screen.findByRole('dialog', { name: 'Add line' }))
    await user.click(line.getByRole('button', { name: 'Add' }))
    expect(line.getByText('Choose a product.')).toBeVisible()
    expect(line.getByText('Enter a base price, or add a tier.')).toBeVisible()
    await user.click(line.getByText('Percentage off'))
    await user.type(line.getByRole('textbox', { name: 'Discount' }), '101')
    await user.click(line.getByRole('button', { name: 'Add' }))
    expect(line.getByText('Enter a percentage from 0 to 100.')).toBeVisible()
  })
})

describe('a stored price list', () => {
  const at = '/products/prices/4'

  it('shows its lines, and sends what was changed with its revision', async () => {
    const { user, callsOf } = open(at, { updatePriceList: () => samplePriceListDetail({ rev: 4 }) })
    const lines = within(await screen.findByRole('list', { name: 'Prices' }))
    expect(lines.getByText(/€\s15,00 per 100/)).toBeInTheDocument()
    await user.click(lines.getByRole('button', { name: 'Remove Zeskantbout M8x40 from the price list' }))
    await user.click(lines.getByRole('button', { name: /^Bevestigingsmiddelen/ }))
    const line = within(await screen.findByRole('dialog', { name: 'Edit line' }))
    const percentage = line.getByRole('textbox', { name: 'Discount' })
    await user.clear(percentage)
    await user.type(percentage, '10')
    await user.click(line.getByRole('button', { name: 'Apply' }))
    expect(await lines.findByText(/10\s?% off/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(callsOf('updatePriceList').map(({ body }) => body)).toMatchObject([
        { rev: 3, name: 'Jaarafspraak', entries: [{ product_group_id: 3, discount_pct: 10 }] },
      ]),
    )
  })

  it('refuses the same product twice', async () => {
    const { user } = open(at)
    await user.click(await screen.findByRole('button', { name: 'Add line' }))
    const line = within(await screen.findByRole('dialog', { name: 'Add line' }))
    await choose(user, 'Product', 'Zeskantbout M8x40 · B933-840', line)
    await user.type(line.getByRole('textbox', { name: /^Base price/ }), '1')
    await user.click(line.getByRole('button', { name: 'Add' }))
    expect(line.getByText('This product is in the price list already.')).toBeVisible()
  })

  it('says at a field and at a line what the server refused', async () => {
    const { user } = open(at, {
      updatePriceList: () => {
        throw failWith('VALIDATION', {
          message: 'Invalid',
          fields: { valid_from: 'This day is taken.', 'entries.1.product_group_id': 'This group is gone.' },
        })
      },
    })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This day is taken.')).toBeVisible()
    expect(screen.getByText('This group is gone.').closest('li')).toHaveTextContent('Bevestigingsmiddelen')
  })

  it('that somebody else saved first is written over only when that is said', async () => {
    let refused = false
    const { api, user, callsOf } = open(at, {
      updatePriceList: () => {
        if (refused) return samplePriceListDetail({ rev: 6 })
        refused = true
        throw failWith('STALE', { message: 'Too late' })
      },
    })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    api.use({ getPriceList: () => samplePriceListDetail({ rev: 5 }) })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this price list' })
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Price list Jaarafspraak was saved.')).toBeInTheDocument()
    expect(callsOf('updatePriceList').map(({ body }) => body)).toMatchObject([{ rev: 3 }, { rev: 5 }])
  })

  it('is not left unasked with something unsaved', async () => {
    const { user, router } = open(at)
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' 2')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(router.state.location.pathname).toBe(at)
  })

  it('that is gone says so', async () => {
    open(at, {
      getPriceList: () => {
        throw failWith('NOT_FOUND', { message: 'Gone' })
      },
    })
    expect(await screen.findByText('Price list not found')).toBeVisible()
  })

  it('compares with the catalogue', async () => {
    const { user } = open(at, { getProduct: () => sampleDetail({ base_unit_price: 0.33, staffels: [] }) })
    await user.click(await screen.findByRole('button', { name: /^Zeskantbout/ }))
    const line = within(await screen.findByRole('dialog', { name: 'Edit line' }))
    expect(await line.findByText(/€\s0,33/)).toBeInTheDocument()
  })
})
