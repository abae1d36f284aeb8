import { readingQueue } from './reading-queue.ts'

interface Mail {
  readonly from: string
  readonly ms: number
}
const raw = ({ from }: Mail): Buffer => Buffer.from(`Subject: x\r\nFrom: ${from}\r\n\r\ntext`)

/** The names of the mails in the order in which they were read. */
function order(mails: Readonly<Record<string, Mail>>): string[] {
  let clock = 0
  const queue = readingQueue(() => clock)
  const read: string[] = []
  for (const mail of queue.of(Object.keys(mails).map((name) => ({ uid: null, name })))) {
    const { [mail.name]: known = { from: '', ms: 0 } } = mails
    if (queue.puts(mail, raw(known))) continue
    read.push(mail.name)
    clock += known.ms
    queue.took(raw(known), known.ms)
  }
  return read
}

test('after one mail that took long, the others of its sender come last', () => {
  const evil = (ms: number) => ({ from: 'Any Name <evil@x.example>', ms })
  const good = { from: 'Anna <anna@y.example>', ms: 50 }
  expect(
    order({ a: evil(10_000), b: evil(10_000), c: good, d: { from: '"Other" <EVIL@x.example>', ms: 10 }, e: good }),
  ).toEqual(['a', 'c', 'e', 'b', 'd'])
})

test('what takes too long in all waits for the next reading', () => {
  const mails = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`m${index}`, { from: 'evil@x.example', ms: 10_000 }]),
  )
  expect(order(mails).length).toBeLessThan(10)
})

test('mails that take no time are read as they came', () => {
  expect(
    order({ a: { from: 'a@x.example', ms: 10 }, b: { from: 'a@x.example', ms: 10 }, c: { from: '', ms: 10 } }),
  ).toEqual(['a', 'b', 'c'])
})
