import { bootArea } from '../../federation/testing/world.tsx'
import { createTelemetry, type TelemetryOptions } from './createTelemetry.ts'

const areas = [
  { ...bootArea('offers'), base: '/r/offers/1.4.0-1a2b3c4d/' },
  { ...bootArea('catalogue'), base: '/r/catalogue/2.0.0-9f8e7d6c/' },
]
const boot = {
  environment: { name: 'local', production: false },
  revision: 7,
  areas,
  shell: '1.2.0-aaaaaaaa',
  telemetry: { percent: 50 },
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function page(options: Partial<TelemetryOptions> = {}) {
  const sent: string[] = []
  const send = (body: string) => {
    sent.push(body)
    return true
  }
  const telemetry = createTelemetry({ boot, send, mayspend: () => true, random: () => 0.4, ...options })
  return { telemetry, sent, reports: () => sent.map((body): unknown => JSON.parse(body)) }
}

test('what a page load met leaves in one report, by the published version', () => {
  const { telemetry, reports } = page()
  telemetry.opened('offers', 120.4)
  telemetry.opened('offers', 3)
  telemetry.vital('offers', 'inp', 40)
  telemetry.vital('offers', 'inp', 24)
  telemetry.opened('catalogue')
  telemetry.leave()
  telemetry.leave()
  expect(reports()).toEqual([
    {
      environment: 'local',
      revision: 7,
      measured: true,
      areas: [
        { area: 'offers', version: '1.4.0-1a2b3c4d', opened: true, load: 120, inp: 40 },
        { area: 'catalogue', version: '2.0.0-9f8e7d6c', opened: true },
      ],
    },
  ])
})

test('what failed leaves soon, once for each id, and is a session of its own where the area never opened', () => {
  const { telemetry, reports } = page()
  telemetry.failed({ area: 'offers', id: 'aaaa0001', kind: 'http', status: 503 })
  telemetry.failed({ area: 'offers', id: 'aaaa0001', kind: 'http', status: 503 })
  jest.advanceTimersByTime(2000)
  expect(reports()).toMatchObject([
    { areas: [{ area: 'offers', opened: true, failures: [{ id: 'aaaa0001', kind: 'http', status: 503 }] }] },
  ])
})

test('a page load that is not measured tells of failures alone', () => {
  const { telemetry, reports } = page({ random: () => 0.6 })
  telemetry.opened('offers', 120)
  telemetry.vital('offers', 'lcp', 900)
  telemetry.failed({ id: 'aaaa0002', kind: 'call' })
  telemetry.leave()
  expect(reports()).toEqual([
    {
      environment: 'local',
      revision: 7,
      measured: false,
      areas: [{ area: 'offers', version: '1.4.0-1a2b3c4d', failures: [{ id: 'aaaa0002', kind: 'call' }] }],
    },
  ])
})

test('a page sends two kilobytes at the most, and a browser what it may', () => {
  const { telemetry, sent } = page()
  for (let id = 10_000_000; id < 10_000_200; id += 1) {
    telemetry.failed({ area: 'offers', id: String(id), kind: 'render', place: 'x'.repeat(100) })
    jest.advanceTimersByTime(2000)
  }
  expect(sent.join('').length).toBeLessThanOrEqual(2048)
  expect(sent.length).toBeGreaterThan(3)
  const poor = page({ mayspend: () => false })
  poor.telemetry.opened('offers')
  poor.telemetry.leave()
  expect(poor.sent).toEqual([])
})

test('without a shell or areas that were published there is nothing to tell', () => {
  const { shell: _, ...unpublished } = boot
  const { telemetry, sent } = page({ boot: { ...unpublished, areas: [] } })
  telemetry.opened('shell', 10)
  telemetry.failed({ id: 'aaaa0003', kind: 'crash' })
  telemetry.leave()
  expect(sent).toEqual([])
})
