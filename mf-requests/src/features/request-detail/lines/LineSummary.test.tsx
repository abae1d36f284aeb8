import { routes } from '../../../routes.tsx'
import { deskOf } from '../../../testing/deskOf.ts'
import { sampleDetail } from '../../../testing/samples.ts'

const renderDesk = deskOf(routes)

test('a line says over how many of them its tier counts', async () => {
  const [first, ...others] = sampleDetail().replies
  const [found] = first?.productsfound ?? []
  if (!first || !found) throw new Error('The sample has no product')
  const counted = { lines: 2, quantity: 1_450, unit: 'st' }
  const { line } = await renderDesk({ replies: [{ ...first, productsfound: [{ ...found, counted }] }, ...others] })
  expect(line('10 balken')).toHaveTextContent('Tier over 2 rows: 1.450 st')
})

test('a line names the price list of the customer that it is priced by', async () => {
  const [first, ...others] = sampleDetail().replies
  const [found] = first?.productsfound ?? []
  if (!first || !found) throw new Error('The sample has no product')
  const price_list = { id: 4, name: 'Jaarafspraak' }
  const { line } = await renderDesk({ replies: [{ ...first, productsfound: [{ ...found, price_list }] }, ...others] })
  expect(line('10 balken')).toHaveTextContent('Price list Jaarafspraak')
})
