import { screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { deskOf } from '../../../testing/deskOf.ts'
import { sampleLine, sampleProduct } from '../../../testing/samples.ts'

const renderDesk = deskOf(routes)

const packed = (different: Parameters<typeof sampleLine>[0] = {}) =>
  sampleLine({
    search_line: '1250 schroeven',
    desired_quantity: 1250,
    productsfound: [sampleProduct({ order_multiple: 100, min_order_quantity: 200, quantity: 1250 })],
    ...different,
  })
const take = (quantity: string) => screen.queryByRole('button', { name: `Make it ${quantity}` })

describe('a quantity that a product is not sold in', () => {
  it('is shown at the desk with those near it, and one click takes either', async () => {
    const { user, line, callsOf } = await renderDesk({ replies: [packed()] })
    expect(screen.getByText(/Packed per 100:/)).toHaveTextContent(/^Packed per 100: 1.300 or 1.200\?$/)
    expect(take('1.200')).toHaveTextContent(/^1.200\?$/)
    await user.click(screen.getByRole('button', { name: 'Make it 1.300' }))
    expect(callsOf('updateQuoteLine')[0]?.body).toMatchObject({ desired_quantity: 1300 })
    expect(await within(line('1250 schroeven')).findByText(/1.300/)).toBeVisible()
    expect(screen.queryByText(/Packed per/)).not.toBeInTheDocument()
  })

  it('has its minimum first', async () => {
    await renderDesk({ replies: [packed({ desired_quantity: 50 })] })
    expect(screen.getByText(/At least 200:/)).toBeVisible()
    expect(take('200')).toBeVisible()
  })

  it('asks nothing in another unit than the product is sold in, nor of a line that is left out', async () => {
    await renderDesk({ replies: [packed({ sold_in: 'doos' })] })
    expect(screen.queryByText(/Packed per/)).not.toBeInTheDocument()
  })
})
