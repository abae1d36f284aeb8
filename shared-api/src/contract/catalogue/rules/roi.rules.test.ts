import fc from 'fast-check'
import { recommendedPlan, roi, roiDefaults, roiProblems } from './roi.rules.ts'

describe('roi', () => {
  it('follows the stated formulas', () => {
    expect(roi({ offers: 25, period: 'week', minutesPerOffer: 30, hourlyRate: 40, efficiency: 80 })).toEqual({
      monthlyOffers: 100,
      hoursSaved: 40,
      monthlySavings: 1600,
      paybackMonths: 0.15625,
      plan: 'pro',
      exceedsPlan: false,
    })
  })

  it('counts offers per week unless it is told otherwise', () => {
    expect(roi({ ...roiDefaults, offers: 25 }).monthlyOffers).toBe(100)
  })

  it('does not multiply offers per month', () => {
    expect(roi({ ...roiDefaults, offers: 25, period: 'month' }).monthlyOffers).toBe(25)
  })

  it('has no payback when nothing is saved', () => {
    expect(roi(roiDefaults)).toMatchObject({ monthlySavings: 0, paybackMonths: null, plan: 'basic' })
  })

  it('says when the recommended plan allows fewer offers', () => {
    expect([30, 31, 49, 50, 150].map((offers) => roi({ ...roiDefaults, offers, period: 'month' }).exceedsPlan)).toEqual(
      [false, true, true, false, false],
    )
  })

  it.each([
    [0, 'basic'],
    [49.9, 'basic'],
    [50, 'pro'],
    [149, 'pro'],
    [150, 'enterprise'],
  ])('recommends for %p offers: %s', (offers, plan) => {
    expect(recommendedPlan(offers)).toBe(plan)
  })

  it('keeps savings equal to hours times rate', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(240),
        fc.nat(300),
        fc.nat(100),
        (offers, minutesPerOffer, hourlyRate, efficiency) => {
          const result = roi({ offers, period: 'week', minutesPerOffer, hourlyRate, efficiency })
          expect(result.monthlySavings).toBeCloseTo(result.hoursSaved * hourlyRate, 6)
        },
      ),
    )
  })

  it('names what is wrong with the inputs', () => {
    expect(roiProblems({ offers: null, minutesPerOffer: -1, hourlyRate: Number.NaN, efficiency: 101 })).toEqual({
      offers: 'required',
      minutesPerOffer: 'negative',
      hourlyRate: 'required',
      efficiency: 'range',
    })
    expect(roiProblems({ ...roiDefaults, efficiency: -1 })).toEqual({ efficiency: 'range' })
    expect(roiProblems(roiDefaults)).toEqual({})
    expect(roiProblems({ offers: 500, minutesPerOffer: 240, hourlyRate: 101, efficiency: 100 })).toEqual({})
  })
})
