import { render } from '@testing-library/react'
import { BarChart } from './BarChart.tsx'

const bars = (...values: number[]) =>
  values.map((value, index) => ({ key: String(index), label: String(index), value, description: '' }))
const axis = (...values: number[]) => {
  const { container } = render(<BarChart bars={bars(...values)} format={String} />)
  return [...container.querySelectorAll('.sf-bar-chart-axis > span')].map(({ textContent }) => textContent)
}

describe('the axis of a chart', () => {
  it('goes from its highest figure down to nothing', () => {
    expect(axis(3, 7)).toEqual(['8', '4', '0'])
  })

  it('measures nothing where there is nothing', () => {
    expect(axis(0, 0)).toEqual(['0'])
    expect(axis()).toEqual(['0'])
  })
})
