import { screen, within } from '@testing-library/react'
import { renderWithProviders } from '../testing/renderWithProviders.tsx'
import { TierChart, TierGlyph, TierMark, TierSentence, type TierSteps } from './index.ts'

const ladder: TierSteps = {
  steps: [
    { minimum: 1, maximum: 99, price: '€ 0,20' },
    { minimum: 100, maximum: 499, price: '€ 0,15' },
    { minimum: 500, maximum: null, price: '€ 0,12' },
  ],
  current: 1,
  next: { missing: 150, price: '€ 0,12' },
}
const last: TierSteps = { ...ladder, current: 2, next: null }

describe('the mark of a tiered price', () => {
  it('says in words which step it is and how far the next one is', () => {
    renderWithProviders(<TierMark name="Bout" ladder={ladder} />, { language: 'nl' })
    expect(screen.getByRole('button', { name: 'Staffels van Bout: stap 2 van 3, nog 150 tot € 0,12' })).toBeVisible()
  })

  it('has no next step on the last one, and no step where the price is from none', () => {
    renderWithProviders(
      <>
        <TierMark name="Bout" ladder={last} />
        <TierMark name="Moer" ladder={{ ...last, current: null }} />
      </>,
    )
    expect(screen.getByRole('button', { name: 'Tiers of Bout: step 3 of 3' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Tiers of Moer' })).toBeVisible()
  })

  it.each(['hover', 'focus'])('shows the ladder with the step that counts on %s, until Escape', async (how) => {
    const { user } = renderWithProviders(<TierMark name="Bout" ladder={ladder} />)
    const mark = screen.getByRole('button')
    await (how === 'hover' ? user.hover(mark) : user.tab())
    const shown = within(await screen.findByRole('tooltip'))
    expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual(['1 – 99', '100 – 499', '≥ 500'])
    expect(shown.getByText('€ 0,15').parentElement).toHaveAttribute('aria-current', 'true')
    expect(shown.getByText('150 more for € 0,12')).toBeInTheDocument()
    if (how === 'focus') {
      await user.keyboard('{Escape}')
      expect(mark).toHaveFocus()
      expect(mark).not.toHaveAttribute('aria-describedby')
    }
  })
})

describe('the glyph alone', () => {
  it('is a picture with a name only where no words stand beside it', () => {
    renderWithProviders(
      <>
        <TierGlyph ladder={ladder} />
        <TierGlyph ladder={last} named />
        <TierGlyph ladder={{ ...last, current: null }} named />
      </>,
    )
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'step 3 of 3',
      '3 tiers',
    ])
  })

  it('draws at most five bars, and lights the one that stands for the step', () => {
    const steps = Array.from({ length: 9 }, (_, index) => ({ minimum: index, maximum: index, price: '' }))
    renderWithProviders(<TierGlyph ladder={{ steps, current: 8 }} named />)
    const bars = screen.getByRole('img').querySelectorAll('rect')
    expect(bars).toHaveLength(5)
    expect(bars[4]).toHaveClass('sf-tier-bar-lit')
  })
})

it('is silent about a next step where there is none', () => {
  const { container } = renderWithProviders(<TierSentence ladder={last} />)
  expect(container).toHaveTextContent('')
})

describe('the ladder as stairs', () => {
  const steps = [
    { minimum: 1, maximum: 99, price: '€ 0,20', amount: 0.2 },
    { minimum: 100, maximum: 499, price: '€ 0,15', amount: 0.15 },
    { minimum: 500, maximum: null, price: '–', amount: null },
  ]

  it('has a step for each tier, the lower the cheaper, and marks the one that a quantity is on', () => {
    renderWithProviders(<TierChart name="Bout" steps={steps} current={1} />)
    const chart = within(screen.getByRole('group', { name: 'Tiers of Bout' }))
    const drawn = chart.getAllByRole('listitem')
    expect(drawn.map(({ textContent }) => textContent)).toEqual(['€ 0,201 – 99', '€ 0,15100 – 499', '–≥ 500'])
    expect(drawn.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'true', null])
    const [high, low] = drawn.map((step) => Number(step.querySelector('svg')?.getAttribute('height')))
    expect(high).toBeGreaterThan(low ?? Infinity)
  })
})
