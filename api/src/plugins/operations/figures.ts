import type { GaugeValue } from '../../http/module.ts'

/** Upper limits in seconds of the classes in which calls are counted. */
const limits = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Call {
  readonly method: string
  /** The pattern of its address, never the address: that may hold a token. */
  readonly route: string
  readonly status: number
}

interface Timed {
  readonly labels: Readonly<Record<string, string>>
  readonly classes: number[]
  count: number
  seconds: number
}

/** What this process has done since it started. */
export interface Figures {
  call(call: Call, seconds: number): void
  job(name: string, outcome: 'done' | 'failed'): void
  /** In the text format of Prometheus. */
  text(): string
}

export function createFigures(): Figures {
  const calls = new Map<string, Timed>()
  const jobs = new Map<string, { labels: Readonly<Record<string, string>>; value: number }>()
  return {
    call({ method, route, status }, seconds) {
      const labels = { method, route, status: String(status) }
      const key = Object.values(labels).join(' ')
      const known = calls.get(key) ?? { labels, classes: limits.map(() => 0), count: 0, seconds: 0 }
      calls.set(key, known)
      known.count += 1
      known.seconds += seconds
      const index = limits.findIndex((limit) => seconds <= limit)
      if (index >= 0) known.classes[index] = (known.classes[index] ?? 0) + 1
    },
    job(name, outcome) {
      const key = `${name} ${outcome}`
      const known = jobs.get(key) ?? { labels: { job: name, outcome }, value: 0 }
      jobs.set(key, known)
      known.value += 1
    },
    text: () =>
      [
        heading('staffel_call_seconds', 'histogram', 'Answers by route and status, and how long they took.'),
        ...[...calls.values()].flatMap(histogram),
        heading('staffel_jobs_total', 'counter', 'Runs of work that comes back by itself.'),
        ...[...jobs.values()].map(({ labels, value }) => line('staffel_jobs_total', labels, value)),
        '',
      ].join('\n'),
  }
}

function histogram({ labels, classes, count, seconds }: Timed): string[] {
  let below = 0
  const classesBelow = limits.map((limit, index) => {
    below += classes[index] ?? 0
    return line('staffel_call_seconds_bucket', { ...labels, le: String(limit) }, below)
  })
  return [
    ...classesBelow,
    line('staffel_call_seconds_bucket', { ...labels, le: '+Inf' }, count),
    line('staffel_call_seconds_sum', labels, seconds),
    line('staffel_call_seconds_count', labels, count),
  ]
}

/** A figure of now, with what it is. */
export function gaugeText(name: string, help: string, values: readonly GaugeValue[]): string {
  return [heading(name, 'gauge', help), ...values.map(({ labels, value }) => line(name, labels, value)), ''].join('\n')
}

function heading(name: string, type: string, help: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}`
}

function line(name: string, labels: Readonly<Record<string, string>>, value: number): string {
  const written = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
