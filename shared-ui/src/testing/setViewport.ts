import { act } from '@testing-library/react'

const widths = { phone: 390, desktop: 1440 }
const original = window.matchMedia

/** Makes media queries answer as on a phone (390 px) or a desktop (1440 px); undone after each test. */
export function setViewport(viewport: keyof typeof widths): void {
  const width = widths[viewport]
  act(() => {
    window.matchMedia = (query) =>
      Object.assign(original.call(window, query), { matches: fits(query, width), media: query })
  })
}

afterEach(() => {
  window.matchMedia = original
})

function fits(query: string, width: number): boolean {
  const bound = (name: string) => Number(new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? Number.NaN)
  const [least, most] = [bound('min'), bound('max')]
  return (least <= width || Number.isNaN(least)) && (most >= width || Number.isNaN(most)) && /width/.test(query)
}
