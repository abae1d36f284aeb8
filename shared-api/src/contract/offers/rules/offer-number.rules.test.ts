import fc from 'fast-check'
import {
  counterPeriod,
  defaultNumberPattern,
  formatOfferNumber,
  numberPatternProblems,
  shownOfferNumber,
  withoutVersions,
} from './offer-number.rules.ts'

describe('offer numbers', () => {
  it.each([
    ['OFF-{YYYY}-{SEQ:4}', 42, 'OFF-2026-0042'],
    ['OFF-{YYYY}-{SEQ:4}', 12_345, 'OFF-2026-12345'],
    ['NS{YY}{MM}/{SEQ}', 7, 'NS2603/7'],
    ['{SEQ:6}', 1, '000001'],
    ['{SEQ:0}{DD}', 1, '{SEQ:0}{DD}'],
  ])('%s with %d are %s', (pattern, sequence, number) => {
    expect(formatOfferNumber(pattern, sequence, '2026-03-16')).toBe(number)
  })

  it.each([
    [defaultNumberPattern, 'yearly', []],
    ['{SEQ}', 'never', []],
    ['OFF-{YYYY}', 'never', ['SEQUENCE_MISSING']],
    ['{SEQ}-{SEQ:4}', 'never', ['SEQUENCE_TWICE']],
    ['{DD}{SEQ}', 'never', ['UNKNOWN_TOKEN']],
    ['{SEQ:0}', 'never', ['SEQUENCE_MISSING', 'UNKNOWN_TOKEN']],
    ['OFF-{SEQ}', 'yearly', ['YEAR_MISSING']],
    ['{YY}{MM}-{SEQ}', 'yearly', []],
    ['=OFF{SEQ}', 'never', ['BAD_CHARACTER']],
    ['OFF{SEQ', 'never', ['SEQUENCE_MISSING', 'BAD_CHARACTER']],
    [`${'A'.repeat(36)}{SEQ}`, 'never', ['TOO_LONG']],
    [`${'A'.repeat(35)}{SEQ}`, 'never', []],
    ['{XSEQ}', 'never', ['SEQUENCE_MISSING', 'UNKNOWN_TOKEN']],
    ['', 'never', ['SEQUENCE_MISSING']],
  ] as const)('by the pattern %j, reset %s, have problems %j', (pattern, reset, problems) => {
    expect(numberPatternProblems(pattern, reset)).toEqual(problems)
  })

  it('stay apart within the period of their counter', () => {
    const pattern = fc.constantFrom('OFF-{YYYY}-{SEQ:4}', '{YY}{MM}-{SEQ}', 'A{SEQ:2}/{YY}')
    fc.assert(
      fc.property(
        pattern,
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (any, one, other) => {
          fc.pre(one !== other)
          expect(formatOfferNumber(any, one, '2026-03-16')).not.toBe(formatOfferNumber(any, other, '2026-03-16'))
        },
      ),
    )
  })

  it('count per year, or for all time', () => {
    expect([counterPeriod('yearly', '2027-01-01'), counterPeriod('never', '2027-01-01')]).toEqual(['2027', 'all'])
  })

  it('show the version from the second on', () => {
    expect([1, 2].map((version) => shownOfferNumber({ offer_nr: 'OFF-1', version }))).toEqual(['OFF-1', 'OFF-1 v2'])
  })

  it.each([
    ['OFF-2026-0099 v2', 'OFF-2026-0099'],
    [' off-2026-0099  V12 gevel', 'off-2026-0099 gevel'],
    ['NS2603/7 v3', 'NS2603/7'],
    ['000001 v2', '000001'],
    ['20260042 v2', '20260042'],
    ['Gevel v2', 'Gevel v2'],
    ['v2', 'v2'],
    ['gevel 2026 v2', 'gevel 2026 v2'],
    ['OFF-2026-0099 gevel v2', 'OFF-2026-0099 gevel v2'],
    ['OFF-2026-0099 v2x', 'OFF-2026-0099 v2x'],
    ['', ''],
  ])('are looked for without the version behind them: %j is %j', (typed, wanted) =>
    expect(withoutVersions(typed)).toBe(wanted),
  )
})
