import { screen, within } from '@testing-library/react'
import { routes } from '../../routes.tsx'
import { renderCatalogue } from '../../testing/renderCatalogue.ts'
import { sampleDetail, sampleProduct, tier } from '../../testing/samples.ts'

const others = [
  sampleProduct({ product_id: 2, product_name: 'Moer M8', staffels: [tier(8, 1, 49, 12.5), tier(9, 50, null, 10)] }),
  sampleProduct({
    product_id: 3,
    product_name: 'Ring M8',
    price_unit: 100,
    staffels: [tier(10, 1, 499, 6.5), tier(11, 500, null, 6.95)],
  }),
]

async function open(priceUnit: 1 | 1000 = 1) {
  const opened = renderCatalogue({
    routes,
    at: '/products/1',
    answers: {
      getProduct: () => sampleDetail({ price_unit: priceUnit }),
      listProducts: () => ({ items: [sampleProduct(), ...others], total: 3 }),
      saveStaffels: () => ({ staffels: [], warnings: [], rev: 2 }),
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Edit' }))
  await opened.user.click(await screen.findByRole('button', { name: 'Copy from' }))
  const dialog = within(await screen.findByRole('dialog'))
  const choose = async (name: RegExp) => {
    await opened.user.click(dialog.getByRole('combobox', { name: 'Product' }))
    await opened.user.click(await screen.findByTitle(name))
  }
  const take = () => opened.user.click(dialog.getByRole('button', { name: 'Copy tiers' }))
  return { ...opened, dialog, choose, take }
}
const prices = () =>
  screen.getAllByRole('textbox', { name: /Price(?! at)/ }).map((field) => field.getAttribute('value'))

describe('the ladder of another product', () => {
  it('takes the place of the one that is edited, as new tiers, and is saved with it', async () => {
    const { user, dialog, choose, take, callsOf } = await open()
    expect(dialog.getByRole('button', { name: 'Copy tiers' })).toBeDisabled()
    await choose(/^Moer M8/)
    expect(screen.queryByTitle(/^Zeskantbout M8x40/)).not.toBeInTheDocument()
    await take()
    expect(prices()).toEqual(['12,50', '10,00'])
    expect(callsOf('saveStaffels')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(callsOf('saveStaffels')[0]?.body).toMatchObject({
      staffels: [
        { staffelId: null, minQuantity: 1, maxQuantity: 49, unitPrice: 12.5 },
        { staffelId: null, minQuantity: 50, maxQuantity: null, unitPrice: 10 },
      ],
    })
  })

  it('for another price unit is converted, where that is what is meant', async () => {
    const { dialog, choose, take } = await open(1000)
    await choose(/^Ring M8/)
    expect(dialog.getByText('The prices of that product are per 100, those of this one per 1.000.')).toBeVisible()
    expect(dialog.getByRole('radio', { name: 'Convert to prices per 1.000' })).toBeChecked()
    await take()
    expect(prices()).toEqual(['65,00', '69,50'])
  })

  it('that does not convert to whole cents is taken as it is, or not at all', async () => {
    const { dialog, choose, take } = await open(1)
    await choose(/^Ring M8/)
    expect(dialog.getByRole('radio', { name: 'Convert to prices per 1' })).toBeDisabled()
    expect(dialog.getByText('Per 1, not every price is in whole cents.')).toBeVisible()
    expect(dialog.getByRole('radio', { name: 'Keep the amounts, as prices per 1' })).toBeChecked()
    await take()
    expect(prices()).toEqual(['6,50', '6,95'])
  })
})
