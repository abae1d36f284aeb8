import { propertyValues } from '@staffel/shared-api/rules'
import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { renderOffers } from '../../../testing/renderOffers.ts'
import { sampleAddress, sampleItem, sampleOffer, sampleSaved, sampleSummary } from '../../../testing/samples.ts'

const first = sampleItem({
  id: 'a',
  description: 'Bout',
  quantity: 100,
  unitPrice: 1,
  total: 100,
  priceSticky: true,
  priceSource: 'manual',
})
const second = sampleItem({
  id: 'b',
  description: 'Moer',
  quantity: 50,
  unitPrice: 1,
  total: 50,
  priceSticky: true,
  priceSource: 'manual',
})

async function open(user?: Parameters<typeof renderOffers>[0]['user'], items = [first, second]) {
  const visit = renderOffers({
    routes,
    at: `/offers/${sampleSummary().externalId}?edit=1`,
    user,
    answers: {
      getOffer: () => sampleOffer({ items }),
      listOrganizations: () => [],
      getOfferOrganizationAddress: () => sampleAddress,
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      saveOffer: () => [sampleSaved({ rev: 4 })],
    },
  })
  await screen.findByRole('table', { name: 'Offer Items' })
  const save = async () => {
    await visit.user.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(visit.callsOf('saveOffer')).toHaveLength(1))
    const body: { offer?: { items?: object[]; discount?: object } } = Object(visit.callsOf('saveOffer')[0]?.body)
    return body.offer
  }
  return { ...visit, save }
}

const amountOf = (term: string) =>
  within(screen.getByText('VAT 21%').closest('dl') as HTMLElement).getByText(term).parentElement

describe('the lines of an offer', () => {
  it('are put in another order by the arrow keys, which is told', async () => {
    const { user, save } = await open()
    screen.getByRole('button', { name: /^Move row 1/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByText('Row moved to place 2 of 2.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: /^Move row 2/ })).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    expect((await save())?.items).toMatchObject([{ id: 'b' }, { id: 'a' }])
  })

  it('let the customer choose a quantity between two that the seller says', async () => {
    const { user, save } = await open(undefined, [sampleItem()])
    await user.click(screen.getByRole('button', { name: 'Edit row 1' }))
    const choice = screen.getByRole('checkbox', { name: 'Customer may change the quantity' })
    expect(choice).not.toBeChecked()
    await user.click(choice)
    const least = screen.getByRole('textbox', { name: 'Lowest quantity, row 1' })
    const most = screen.getByRole('textbox', { name: 'Highest quantity, row 1' })
    expect([least, most].map((field) => Reflect.get(field, 'value'))).toEqual(['1', '500'])
    await user.clear(most)
    await user.type(most, '80')
    expect(most).toBeInvalid()
    expect(most).toHaveAccessibleDescription('The highest quantity is below the quantity of the row.')
    await user.clear(most)
    await user.type(most, '1000')
    expect(most).toBeValid()
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByText('Customer chooses 1 – 1.000')).toBeVisible()
    expect((await save())?.items).toMatchObject([{ openQuantity: { least: 1, most: 1000 } }])
  })

  it('take no quantity or price that a save would refuse, and name their tax to the cent', async () => {
    const { user, save } = await open(undefined, [sampleItem({ ...first, taxRate: 12.25 })])
    expect(screen.getByText('VAT 12,25%', { selector: 'dt' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Edit row 1' }))
    const quantity = screen.getByRole('textbox', { name: 'Quantity, row 1' })
    await user.clear(quantity)
    await user.type(quantity, '99999999999')
    const price = screen.getByRole('textbox', { name: 'Unit price, row 1' })
    await user.clear(price)
    await user.type(price, '99999999999{Enter}')
    expect((await save())?.items).toMatchObject([{ quantity: 9_999_999.999, unitPrice: 9_999_999.99 }])
  })

  it('take a discount each, and the offer one on the whole', async () => {
    const { user, save } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit row 1' }))
    const percent = screen.getByRole('textbox', { name: 'Discount in percent, row 1' })
    await user.clear(percent)
    await user.type(percent, '10{Enter}')
    expect(amountOf('Subtotal')).toHaveTextContent(/€\s140,00/)
    await user.click(screen.getByText('€'))
    const discount = screen.getByRole('textbox', { name: 'Discount on the offer' })
    await user.clear(discount)
    await user.type(discount, '40')
    expect(amountOf('Discount')).toHaveTextContent(/€\s-?40,00/)
    expect(amountOf('Subtotal')).toHaveTextContent(/€\s100,00/)
    expect(await save()).toMatchObject({ discount: { amount: 40 }, items: [{ id: 'a', discountPct: 10 }, { id: 'b' }] })
  })

  it('may be optional, and count only when that is said', async () => {
    const { user, save } = await open()
    await user.click(screen.getByRole('button', { name: 'Edit row 2' }))
    await user.click(screen.getByRole('checkbox', { name: 'Optional for the customer' }))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(amountOf('Subtotal')).toHaveTextContent(/€\s100,00/)
    await user.click(screen.getByRole('button', { name: 'Edit row 2' }))
    await user.click(screen.getByRole('checkbox', { name: 'Counts in the total' }))
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByText('Optional, included')).toBeVisible()
    expect(amountOf('Subtotal')).toHaveTextContent(/€\s150,00/)
    expect((await save())?.items).toMatchObject([{ optional: false }, { optional: true, selected: true }])
  })

  it.each(['Section', 'Text'])('have a %s between them', async (kind) => {
    const { user, save } = await open()
    await user.click(screen.getByRole('button', { name: /Add other/ }))
    await user.click(await screen.findByRole('menuitem', { name: kind }))
    await user.type(screen.getByRole('textbox', { name: 'Description, row 3' }), 'Levering in delen')
    await user.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('row', { name: /Levering in delen/ })).not.toHaveTextContent('€')
    expect((await save())?.items?.at(-1)).toMatchObject({ kind: kind.toLowerCase(), description: 'Levering in delen' })
  })

  it('say what their product leaves open, and are charged for it anew', async () => {
    const properties = [
      { propertyType: 'Materiaal', value: 'Staal' },
      { propertyType: 'Kleur', value: 'Wit', editable: true },
    ]
    const door = sampleItem({ id: 'a', description: 'Deur', propertyValues: propertyValues(properties) })
    const { user, save, callsOf } = await open(undefined, [
      { ...door, ...(door.product && { product: { ...door.product, properties } }) },
    ])
    await user.click(screen.getByRole('button', { name: 'Edit row 1' }))
    expect(screen.queryByRole('textbox', { name: 'Materiaal, row 1' })).not.toBeInTheDocument()
    const colour = screen.getByRole('textbox', { name: 'Kleur, row 1' })
    expect(colour).toHaveValue('Wit')
    await user.clear(colour)
    await user.type(colour, 'RAL 7016{Enter}')
    const values = [
      { propertyType: 'Materiaal', value: 'Staal' },
      { propertyType: 'Kleur', value: 'RAL 7016' },
    ]
    expect(screen.getByText(/Materiaal: Staal · Kleur: RAL 7016/)).toBeVisible()
    await waitFor(() =>
      expect(callsOf('calculateOfferSurcharges').at(-1)?.body).toMatchObject({
        offerJson: { items: [{ id: 'a', propertyValues: values }] },
      }),
    )
    expect((await save())?.items).toMatchObject([{ id: 'a', propertyValues: values }])
  })

  it('are not discounted by more than a save takes', async () => {
    const { user, save } = await open()
    await user.click(screen.getByText('€'))
    const discount = screen.getByRole('textbox', { name: 'Discount on the offer' })
    await user.clear(discount)
    await user.type(discount, '50000000')
    await user.tab()
    expect(discount).toHaveValue('9.999.999,99')
    expect(await save()).toMatchObject({ discount: { amount: 9_999_999.99 } })
  })

  it('are discounted by those who may edit prices only', async () => {
    await open({ is_tenant: false, roles: ['Manager'] })
    expect(screen.queryByRole('textbox', { name: 'Discount on the offer' })).not.toBeInTheDocument()
  })
})
