import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { folderStore } from '../../../files/folder-store.ts'
import { smtpTransport } from './mail-transport.ts'
import type { OutboxMail } from './outbox.repository.ts'

/** A mail server that takes everything, and tells what it was told. */
async function mailServer() {
  const told: string[] = []
  const server = createServer((socket) => {
    let isText = false
    socket.write('220 here\r\n')
    createInterface({ input: socket }).on('line', (line) => {
      told.push(line)
      if (isText && line !== '.') return
      isText = line === 'DATA'
      socket.write(isText ? '354 go on\r\n' : '250 ok\r\n')
      if (line === 'QUIT') socket.end()
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, told, close: () => server.close() }
}

const mail = (part: Partial<OutboxMail>): OutboxMail => ({
  id: '5f0e8a51-3c2d-4b7a-9e10-7d2d4c1be870',
  tenant_id: 1,
  recipients: ['ans@jansenbouw.example'],
  cc: [],
  bcc: [],
  reply_to: null,
  subject: 'Offerte',
  body_text: 'Dag',
  body_html: null,
  link: null,
  attachments: [],
  status: 'waiting',
  attempts: 0,
  next_attempt_at: new Date(),
  created_at: new Date(),
  sent_at: null,
  last_error: null,
  ...part,
})

test('a text is one address, whatever stands in it: nobody else gets the mail', async () => {
  const server = await mailServer()
  try {
    const send = smtpTransport(server.url, 'Staffel <no-reply@staffel.example>', folderStore('/nowhere'))
    await send(
      mail({
        recipients: ['x<victim@c.example>', 'ans@jansenbouw.example'],
        cc: ['first@c.example,second@c.example'],
        bcc: ['a;third@c.example'],
        reply_to: 'fourth@c.example,fifth@c.example',
      }),
    )
    const to = server.told.filter((line) => line.startsWith('RCPT')).map((line) => line.slice(8))
    expect(to).toHaveLength(4)
    expect(to).toContain('<ans@jansenbouw.example>')
    for (const other of ['victim', 'first', 'second', 'third']) expect(to).not.toContain(`<${other}@c.example>`)
    expect(server.told.filter((line) => line.startsWith('Reply-To:'))).toEqual([
      'Reply-To: <"fourth@c.example,fifth"@c.example>',
    ])
  } finally {
    server.close()
  }
})
