import { screen, within } from '@testing-library/react'
import { routes } from '../../../routes.tsx'
import { deskOf } from '../../../testing/deskOf.ts'
import { sampleDetail } from '../../../testing/samples.ts'

const renderDesk = deskOf(routes)

describe('tiered prices at the desk', () => {
  it('show where a tiered price stands on its ladder, and how far the next step is', async () => {
    const { user, line, press } = await renderDesk({}, { answers: { updateQuoteLine: () => new Promise(() => {}) } })
    expect(within(line('10 balken')).getByRole('img', { name: 'step 1 of 2' })).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Possible products' })).getByText('Tier 1–49')).toBeVisible()
    const mark = screen.getByRole('button', { name: /^Tiers of Vuren balk: step 1 of 2, 40 more for €\s8,00$/ })
    expect(screen.getByText(/^40 more for €\s8,00$/)).toBeVisible()
    expect(mark).toBeVisible()
    line('10 balken').focus()
    await press('q{Control>}a{/Control}60{Enter}')
    expect(await within(line('10 balken')).findByRole('img', { name: 'step 2 of 2' })).toBeVisible()
    expect(screen.queryByText(/more for/)).not.toBeInTheDocument()
    await user.hover(screen.getByRole('button', { name: 'Tiers of Vuren balk: step 2 of 2' }))
    const ladder = within(await screen.findByRole('tooltip'))
    expect(ladder.getAllByRole('term').map((term) => term.textContent)).toEqual(['1 – 49', '≥ 50'])
    await user.click(line('ringen M8'))
    expect(within(line('ringen M8')).queryByRole('img', { name: /step/ })).not.toBeInTheDocument()
  })

  it('keep what counts with a line while its own quantity is changed', async () => {
    const [first, ...others] = sampleDetail().replies
    const [found] = first?.productsfound ?? []
    if (!first || !found) throw new Error('The sample has no product')
    const counted = { lines: 2, quantity: 45, unit: 'st' }
    const { line, press } = await renderDesk(
      { replies: [{ ...first, productsfound: [{ ...found, counted }] }, ...others] },
      { answers: { updateQuoteLine: () => new Promise(() => {}) } },
    )
    line('10 balken').focus()
    await press('q{Control>}a{/Control}20{Enter}')
    expect(line('10 balken')).toHaveTextContent('Tier over 2 rows: 55 st')
    expect(await within(line('10 balken')).findByRole('img', { name: 'step 2 of 2' })).toBeVisible()
  })
})
