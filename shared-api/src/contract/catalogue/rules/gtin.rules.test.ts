import { isGtin } from './gtin.rules.ts'

describe('a number under a bar code', () => {
  it.each(['2900000000018', '4006381333931', '96385074', '036000291452', '10012345678902'])('%s is one', (code) => {
    expect(isGtin(code)).toBe(true)
  })

  it.each([
    ['another last digit', '4006381333932'],
    ['two digits swapped', '4006383133931'],
    ['too short', '400638133393'],
    ['too long', '400638133393100'],
    ['no digits', '40063813339x1'],
    ['nothing', ''],
  ])('%s is none', (_, code) => expect(isGtin(code)).toBe(false))
})
