import type { SavedProduct } from '@staffel/shared-api/contract'
import { failWith } from '@staffel/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue, type Visit } from '../../testing/renderCatalogue.ts'
import { sampleDetail } from '../../testing/samples.ts'

const saved = sampleDetail({ product_id: 7, product_name: 'Draadeind M12' })

function open(at = '/products/new', answers: Visit['answers'] = {}) {
  const opened = renderCatalogue({ routes, at, answers: { createProduct: () => saved, ...answers } })
  return { ...opened, sent: () => opened.callsOf('createProduct').map(({ body }) => body) }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const row = (number: number) => within(screen.getByRole('group', { name: `Tier ${number}` }))

describe('adding a product', () => {
  it('has the five sections with an overview beside them, and sends what was entered', async () => {
    const { user, sent, router } = open()
    const name = await screen.findByRole('textbox', { name: 'Product name' })
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basic Information',
      'Dates and Availability',
      'Pricing and Stock',
      'Product Properties',
      'Pricing Tiers',
      'Overview',
    ])
    await user.type(name, 'Draadeind M12')
    await user.type(field('SKU'), 'DE-12')
    await user.type(field('Base price'), '1.250,5')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/products/7'))
    expect(sent()).toEqual([
      expect.objectContaining({
        name: 'Draadeind M12',
        sku: 'DE-12',
        baseUnitPrice: 1250.5,
        isVisible: true,
        status: 'active',
        stockType: 'boolean',
        stockValue: 1,
        pricingTiers: [],
      }),
    ])
    expect(await screen.findByText('Draadeind M12 has been created.')).toBeInTheDocument()
  })

  it('is sold by a unit, for a price per hundred, and checked where that can be done here', async () => {
    const { user, sent } = open('/products/new?tenant=2')
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Tegel')
    await user.type(field('EAN (GTIN)'), '8712345678901')
    await user.type(field('Sold per'), '0')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    expect(await screen.findByText(/This is not a valid EAN/)).toBeInTheDocument()
    expect(screen.getByText('Enter a number above 0, or leave this empty.')).toBeInTheDocument()
    await user.clear(field('EAN (GTIN)'))
    await user.clear(field('Sold per'))
    await user.type(field('Sold per'), '1,44')
    await user.type(field('Cost price'), '9,5')
    await user.click(screen.getByRole('combobox', { name: 'Sales unit' }))
    await user.click(await screen.findByTitle('krat'))
    expect(field('Unit code (UN/ECE)')).toHaveValue('XCR')
    await user.click(screen.getByRole('combobox', { name: 'Price per' }))
    await user.click(await screen.findByTitle('100'))
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          tenant_id: 2,
          salesUnit: 'krat',
          salesUnitCode: 'XCR',
          orderMultiple: 1.44,
          costPrice: 9.5,
          priceUnit: 100,
          vatRate: null,
          ean: null,
        }),
      ]),
    )
  })

  it('asks nothing of what cannot be seen: the number of a stock that is not counted, the code of an own unit', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Zand')
    const choose = async (name: string, option: string) => {
      await user.click(screen.getByRole('combobox', { name }))
      await user.click(await screen.findByTitle(option))
    }
    await choose('Kind of stock', 'A quantity')
    await user.clear(field('Quantity in stock'))
    await user.type(field('Quantity in stock'), 'veel')
    await choose('Kind of stock', 'Always available')
    await user.type(screen.getByRole('combobox', { name: 'Sales unit' }), 'schep')
    await user.click(await screen.findByTitle(/schep/))
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({ stockType: 'unlimited', stockValue: 0, salesUnit: 'schep' })
    expect(sent()[0]).not.toHaveProperty('salesUnitCode')
  })

  it('says that it is creating while it is, once', async () => {
    const { api, user, sent } = open()
    let answer: (product: SavedProduct) => void = () => {}
    api.use({ createProduct: () => new Promise((resolve) => (answer = resolve)) })
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Draadeind')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    const busy = await screen.findByRole('button', { name: 'Creating...' })
    expect(busy).toBeDisabled()
    await waitFor(() => expect(sent()).toHaveLength(1))
    answer(saved)
    expect(await screen.findByText('Draadeind M12 has been created.')).toBeInTheDocument()
  })

  it('needs a name, also for a draft, and nothing else', async () => {
    const { user, sent } = open()
    await user.click(await screen.findByRole('button', { name: 'Save as Draft' }))
    expect(await screen.findByText('Enter a product name.')).toBeInTheDocument()
    await waitFor(() => expect(field('Product name')).toHaveFocus())
    await user.type(field('Product name'), 'Half')
    expect(screen.queryByText('Enter a product name.')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ status: 'draft', isVisible: false })]))
  })

  it('puts a taken number, and what is wrong with a tier, where it was typed', async () => {
    const { api, user } = open()
    api.use({
      createProduct: () => {
        throw failWith('DUPLICATE', {
          fields: { sku: 'This SKU is taken.', 'pricingTiers.0.unitPrice': 'That is too much.' },
        })
      },
    })
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Draadeind')
    await user.click(screen.getByRole('button', { name: 'Add Tier' }))
    await user.type(row(1).getByRole('textbox', { name: 'Price' }), '3')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    expect(await screen.findByText('This SKU is taken.')).toBeInTheDocument()
    expect(field('SKU')).toBeInvalid()
    expect(row(1).getByText('That is too much.')).toBeInTheDocument()
  })

  it('offers the ten kinds of property, and one of its own', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Plaat')
    await user.click(screen.getByRole('button', { name: 'Add Property' }))
    const property = within(screen.getByRole('group', { name: 'Property 1' }))
    await user.click(property.getByRole('combobox', { name: 'Property' }))
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Kleur', 'Lengte']),
    )
    await user.keyboard('Glansgraad')
    await user.click(await screen.findByTitle('Add “Glansgraad”'))
    await user.type(property.getByRole('textbox', { name: 'Value' }), 'mat')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({ properties: [{ propertyType: 'Glansgraad', value: 'mat', editable: false }] }),
      ]),
    )
  })
})

describe('a kind of property', () => {
  const types = [
    { name: 'Kleur', own: false },
    { name: 'Glansgraad', own: true },
  ]

  it('of the tenant’s own is offered, and not made a second time in other capitals', async () => {
    const { user } = open(undefined, { listPropertyTypes: () => types })
    await user.click(await screen.findByRole('button', { name: 'Add Property' }))
    const row = within(screen.getByRole('group', { name: 'Property 1' }))
    await user.click(row.getByRole('combobox', { name: 'Property' }))
    await user.keyboard('glansgraad')
    expect(await screen.findByTitle('Glansgraad')).toBeInTheDocument()
    expect(screen.queryByTitle(/^Add/)).not.toBeInTheDocument()
    await user.click(screen.getByTitle('Glansgraad'))
    expect(row.getByTitle('Glansgraad')).toBeInTheDocument()
  })

  it('that is new in one row is offered in the next', async () => {
    const { user } = open(undefined, { listPropertyTypes: () => types })
    const add = async () => user.click(await screen.findByRole('button', { name: 'Add Property' }))
    const choice = (number: number) =>
      within(screen.getByRole('group', { name: `Property ${number}` })).getByRole('combobox', { name: 'Property' })
    await add()
    await user.click(choice(1))
    await user.keyboard('Antislip')
    await user.click(await screen.findByTitle('Add “Antislip”'))
    await add()
    await user.click(choice(2))
    await user.keyboard('anti')
    await waitFor(() => expect(screen.getAllByTitle('Antislip').length).toBeGreaterThan(1))
  })
})

describe('half a property', () => {
  it('is marked where the other half is missing, and a row without anything is left out', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Plaat')
    const property = (number: number) => within(screen.getByRole('group', { name: `Property ${number}` }))
    const add = () => user.click(screen.getByRole('button', { name: 'Add Property' }))
    await add()
    await user.click(property(1).getByRole('combobox', { name: 'Property' }))
    await user.click(await screen.findByTitle('Kleur'))
    await add()
    await user.type(property(2).getByRole('textbox', { name: 'Value' }), 'mat')
    await add()
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    expect(await property(1).findByText('Enter a value, or remove this property.')).toBeInTheDocument()
    expect(property(1).getByRole('textbox', { name: 'Value' })).toBeInvalid()
    await waitFor(() => expect(property(1).getByRole('textbox', { name: 'Value' })).toHaveFocus())
    expect(property(2).getByText('Choose what this is a value of, or remove it.')).toBeInTheDocument()
    expect(sent()).toEqual([])
    await user.type(property(1).getByRole('textbox', { name: 'Value' }), 'wit')
    await user.click(property(2).getByRole('button', { name: 'Remove property 2' }))
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]).toMatchObject({
      properties: [
        { propertyType: 'Kleur', value: 'wit' },
        { propertyType: '', value: '' },
      ],
    })
  })
})

describe('the tiers of a new product', () => {
  async function ladder() {
    const opened = open()
    const { user } = opened
    await user.type(await screen.findByRole('textbox', { name: 'Product name' }), 'Bout')
    await user.click(screen.getByRole('button', { name: 'Add Tier' }))
    await user.type(row(1).getByRole('textbox', { name: 'Price' }), '2')
    await user.click(screen.getByRole('button', { name: 'Add Tier' }))
    return opened
  }

  it('begin at 1, go on one above the last minimum, and stay adjacent while a minimum is typed', async () => {
    const { user, sent } = await ladder()
    expect(row(1).getByRole('textbox', { name: 'From' })).toHaveValue('1')
    expect(row(2).getByRole('textbox', { name: 'From' })).toHaveValue('2')
    const from = row(2).getByRole('textbox', { name: 'From' })
    await user.tripleClick(from)
    await user.keyboard('100')
    expect(row(1).getByRole('textbox', { name: 'To' })).toHaveValue('99')
    await user.type(row(2).getByRole('textbox', { name: 'Price' }), '1,505')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    await waitFor(() =>
      expect(sent()).toEqual([
        expect.objectContaining({
          pricingTiers: [
            { variantCode: null, minQuantity: 1, maxQuantity: 99, unitPrice: 2 },
            { variantCode: null, minQuantity: 100, maxQuantity: null, unitPrice: 1.51 },
          ],
        }),
      ]),
    )
  })

  it('are refused where they overlap, with the row that does', async () => {
    const { user, sent } = await ladder()
    await user.clear(row(1).getByRole('textbox', { name: 'To' }))
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    expect(row(2).getByText('This tier overlaps the one before it.')).toBeInTheDocument()
    await waitFor(() => expect(row(2).getByRole('textbox', { name: 'From' })).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('are asked about where something is odd, and saved nevertheless', async () => {
    const { user, sent } = await ladder()
    await user.type(row(2).getByRole('textbox', { name: 'Price' }), '3')
    await user.click(screen.getByRole('button', { name: 'Create Product' }))
    const question = within(await screen.findByRole('dialog', { name: 'Are these tiers right?' }))
    expect(question.getByText('Tier 2: this price is higher than that of the tier before it.')).toBeInTheDocument()
    expect(sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(sent()).toHaveLength(1))
  })

  it('say what a quantity costs, and are raised together', async () => {
    const { user } = await ladder()
    await user.type(row(2).getByRole('textbox', { name: 'Price' }), '1,99')
    const quantity = screen.getByRole('textbox', { name: 'Price at quantity' })
    await user.clear(quantity)
    await user.type(quantity, '25')
    expect(screen.getByRole('status', { name: 'Price at quantity' })).toHaveTextContent(/€\s1,99.*€\s49,75/)
    await user.click(screen.getByRole('button', { name: 'Raise prices' }))
    const percent = await screen.findByRole('textbox', { name: 'Percentage' })
    await user.clear(percent)
    await user.type(percent, '10{Enter}')
    await waitFor(() => expect(row(2).getByRole('textbox', { name: 'Price' })).toHaveValue('2,19'))
    expect(row(1).getByRole('textbox', { name: 'Price' })).toHaveValue('2,20')
  })
})
