import { failWith } from '@staffel/shared-api/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { routes } from '../../../../routes.tsx'
import { renderOffers, type Visit } from '../../../../testing/renderOffers.ts'
import { sampleProduct } from '../../../../testing/samples.ts'

const nut = sampleProduct({ product_id: 12, product_name: 'Moer M8', sku: 'M934-8', properties: [] })
const rows =
  'Artikel\tOmschrijving\tAantal\tPrijs\nb933-840\tBout\t1.250\t\nM934-8\tMoer\t10\t0,99\n?\tMontage\t1\t€ 85,00\n'

async function open(
  listProducts: Visit['answers']['listProducts'] = () => [sampleProduct(), nut],
  user?: Visit['user'],
) {
  const visit = renderOffers({
    routes,
    at: ['/offers', '/offers/new'],
    user,
    answers: {
      listOrganizations: () => [],
      calculateOfferSurcharges: ({ body }) => ({ items: body.offerJson.items }),
      listProducts,
    },
  })
  const field = await screen.findByRole('combobox', { name: 'Add a product or article number' })
  const paste = async (text: string) => {
    await visit.user.click(field)
    await visit.user.paste(text)
  }
  return { ...visit, field, paste }
}

const bodyRows = () =>
  within(screen.getByRole('table', { name: 'Offer Items' }))
    .getAllByRole('row')
    .slice(1, -1)

describe('rows that are pasted into the open row', () => {
  it('become lines by their numbers, with their quantities and prices; one undo takes them all back', async () => {
    const { user, paste, callsOf } = await open()
    await paste(rows)
    await waitFor(() => expect(bodyRows()).toHaveLength(3))
    expect(callsOf('listProducts')).toHaveLength(1)
    expect(callsOf('listProducts')[0]?.body).toMatchObject({ filters: { skus: ['b933-840', 'M934-8', '?'] } })
    const [bolt, own, free] = bodyRows()
    expect(bolt).toHaveTextContent(/Zeskantbout M8x40.*1\.250.*€\s0,12.*€\s150,00/)
    expect(own).toHaveTextContent(/Moer M8.*Own price.*€\s0,99.*€\s9,90/)
    expect(free).toHaveTextContent(/Montage.*€\s85,00/)
    expect(screen.getByText('3 rows pasted.')).toBeVisible()
    expect(screen.getByText('One is not in the catalogue and is a free line.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('heading', { name: 'No items yet' })).toBeVisible()
  })

  it('are told when nothing is found and nothing of one’s own may be made of them', async () => {
    const { user, paste } = await open(() => [nut], { roles: ['User'], is_tenant: false })
    await paste(rows)
    expect(await screen.findByText(/^2 rows did not become lines/)).toBeVisible()
    expect(screen.getByText('b933-840 · Bout · 1.250')).toBeVisible()
    // Nor may they set a price.
    expect(bodyRows()[0]).toHaveTextContent(/Moer M8.*€\s0,20/)
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/did not become/)).not.toBeInTheDocument()
  })

  it('wait for a second try when they cannot be looked up', async () => {
    let works = false
    const { user, paste } = await open(() => {
      if (works) return [nut]
      throw failWith('INTERNAL')
    })
    await paste(rows)
    expect(await screen.findByText('The pasted rows could not be looked up.')).toBeVisible()
    works = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(bodyRows()).toHaveLength(3))
  })

  it('are as many as an offer holds, asked for a hundred at a time, and the others are told', async () => {
    const { paste, callsOf } = await open(() => [])
    await paste(Array.from({ length: 230 }, (_, index) => `X-${index}\tDing ${index}\t2`).join('\n'))
    expect(await screen.findByText(/^30 rows did not become lines/)).toBeVisible()
    expect(callsOf('listProducts')).toHaveLength(3)
    expect(screen.getByText('X-229 · Ding 229 · 2')).toBeInTheDocument()
  })

  it('are no rows when they are words', async () => {
    const { field, paste } = await open()
    await paste('bout verzinkt')
    expect(field).toHaveValue('bout verzinkt')
  })

  it('say that they are being looked up', async () => {
    let answer = () => {}
    const { paste } = await open(() => new Promise((resolve) => (answer = () => resolve([]))))
    await paste('A-1\t1\nA-2\t2')
    expect(await screen.findByText('Looking up the pasted rows…')).toBeVisible()
    act(() => answer())
    await waitFor(() => expect(screen.queryByText('Looking up the pasted rows…')).not.toBeInTheDocument())
  })
})
