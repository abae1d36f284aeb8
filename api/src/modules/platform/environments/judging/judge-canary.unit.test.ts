import { judgeCanary } from './judge-canary.ts'
import type { VersionFigures } from './version-figures.ts'

const limits = {
  sessions: 50,
  load_points: 2,
  error_times: 2,
  errors_least: 5,
  vitals_percent: 25,
  measured_percent: 100,
}
const quarter = (p75: number | null, values = 40) => ({ p75, values })
const figures = (change: Partial<VersionFigures> = {}): VersionFigures => ({
  sessions: 100,
  loadSuccess: 99,
  errors: 4,
  load: quarter(300),
  lcp: quarter(1000),
  inp: quarter(100),
  cls: quarter(10),
  ...change,
})
const worse = (canary: Partial<VersionFigures>, live: Partial<VersionFigures> = {}) => {
  const judgement = judgeCanary(figures(live), figures(canary), limits)
  return judgement.state === 'worse' ? judgement.worse.map(({ measure }) => measure) : judgement.state
}

test.each([
  ['as good', {}, {}, 'fine'],
  ['two points of load success', { loadSuccess: 97 }, {}, 'fine'],
  ['more than two points of load success', { loadSuccess: 96.9 }, {}, ['load_success']],
  ['twice the errors a session', { errors: 8 }, {}, ['errors']],
  ['less than twice', { errors: 7 }, {}, 'fine'],
  ['twice the errors, and fewer than five', { errors: 4 }, { errors: 2 }, 'fine'],
  ['five errors where there were none', { errors: 5 }, { errors: 0 }, ['errors']],
  ['as many errors in half of the sessions', { errors: 5, sessions: 50 }, { errors: 5, sessions: 100 }, ['errors']],
  ['a quarter more LCP', { lcp: quarter(1250) }, {}, 'fine'],
  ['more than a quarter', { lcp: quarter(1251) }, {}, ['lcp']],
  ['more than a quarter of INP', { inp: quarter(126) }, {}, ['inp']],
  ['a difference that browsers cannot measure', { inp: quarter(24) }, { inp: quarter(16) }, 'fine'],
  ['times of a few', { lcp: quarter(5000, 19) }, {}, 'fine'],
  ['nothing measured', { lcp: quarter(null, 0), loadSuccess: null }, {}, 'fine'],
  ['49 sessions', { sessions: 49, loadSuccess: 0 }, {}, 'waiting'],
  ['49 sessions of the live one', { loadSuccess: 0 }, { sessions: 49 }, 'waiting'],
])('%s', (_what, canary, live, expected) => {
  expect(worse(canary, live)).toEqual(expected)
})
