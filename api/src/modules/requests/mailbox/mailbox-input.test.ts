import { inputProblems } from './mailbox-input.ts'

const problems = (host: string) =>
  inputProblems(
    { kind: 'imap', host, port: 993, security: 'tls', user: 'verkoop', folder: 'INBOX', enabled: true },
    true,
  )

test.each([
  'imap.voorbeeld.nl',
  'IMAP.Voorbeeld.nl.',
  'localhost',
  'mail_1.voor-beeld.nl',
  'xn--voorbeeld-abc.nl',
  '10.0.0.1',
  '::1',
  'fe80::1',
])('%s is the name of a server', (host) => expect(problems(host)).toEqual({}))

test.each([
  '-imap.nl',
  'imap-.nl',
  'imap..nl',
  '.imap.nl',
  'imap.-nl',
  'imap nl',
  'imap.nl/x',
  `${'x'.repeat(60)}!`,
  `${'x-'.repeat(120)}!`,
  `${'x.'.repeat(120)}!`,
])('%s is none, and is refused at once', (host) => {
  const started = process.threadCpuUsage()
  expect(Object.keys(problems(host))).toEqual(['host'])
  expect(process.threadCpuUsage(started).user / 1000).toBeLessThan(500)
})
