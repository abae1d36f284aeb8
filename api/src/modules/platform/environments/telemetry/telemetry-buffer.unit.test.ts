import { telemetryBuffer } from './telemetry-buffer.ts'

const at = new Date('2026-11-24T12:00:00Z')
const report = (version: number, load: number, when = at) => ({
  body: {
    environment: 'production',
    revision: version,
    measured: true,
    areas: [{ area: 'offers', version: '1.0.0-a', load }],
  },
  when,
})

it('makes no more rows in an hour than versions that run ever have, however much is invented', () => {
  const buffer = telemetryBuffer()
  let rows = 0
  for (let number = 0; number < 60_000; number += 1) {
    const { body, when } = report(number, 10)
    buffer.add(body, when)
    if (number % 5000 === 0) rows += buffer.take().counts.length
  }
  rows += buffer.take().counts.length
  expect(rows).toBe(40_000)
  // What was counted before goes on, and so does the next hour.
  buffer.add(report(0, 10).body, at)
  buffer.add(report(70_000, 10).body, new Date(at.getTime() + 3_600_000))
  expect(buffer.take().counts).toHaveLength(4)
})
