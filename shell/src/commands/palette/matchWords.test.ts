import { matchWords } from './matchWords.ts'

describe('what was typed', () => {
  it.each([
    ['', 'Offertes'],
    ['off', 'Offertes'],
    ['jans dak', 'OFF-2026-0042 · Dakgoten Bouwbedrijf Jansen'],
    ['0042', 'OFF-2026-0042 · Dakgoten'],
    ['creme', 'Crème verf'],
    ['oft', 'Offertes'],
  ])('“%s” finds “%s”', (typed, text) => expect(matchWords(typed, text)).toBeGreaterThan(0))

  it.each([
    ['zz', 'Offertes'],
    ['off klanten', 'Offertes'],
    ['os', 'Offertes en zo'],
    ['tfo', 'Offertes'],
    ['OFF-2026-0071', 'OFF-2026-0072 · Dakgoten · 21-11-2026'],
  ])('“%s” does not find “%s”', (typed, text) => expect(matchWords(typed, text)).toBe(0))

  it('finds a beginning before a middle, and that before letters apart', () => {
    const scores = ['Klanten', 'Alle klanten', 'Oudklanten', 'Klaar voor tenten'].map((text) =>
      matchWords('klanten', text),
    )
    expect(scores).toEqual([...scores].sort((one, other) => other - one))
    expect(new Set(scores).size).toBe(4)
  })
})
