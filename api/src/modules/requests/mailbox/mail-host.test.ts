import { mailHosts, PrivateMailHost } from './mail-host.ts'
import { MailboxFailure } from './mail-source.ts'

const find = (address: string | string[], allowed: readonly string[] | 'any' = []) =>
  mailHosts(allowed, () => Promise.resolve([address].flat()))('mail.example.nl')

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.9',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
])('%s is not reached for a tenant', async (address) => {
  await expect(find(address)).rejects.toBeInstanceOf(PrivateMailHost)
  await expect(find(['8.8.8.8', address])).rejects.toBeInstanceOf(PrivateMailHost)
})

test('the address that was checked is the one that is used', async () => {
  expect(await find('93.184.216.34')).toEqual({ address: '93.184.216.34', isThisMachine: false })
  expect(await find('2a00:1450:400e::1')).toEqual({ address: '2a00:1450:400e::1', isThisMachine: false })
})

test('a server inside is reached where its name is allowed, and on a machine of one user', async () => {
  expect(await find('10.1.2.3', ['mail.example.nl'])).toEqual({ address: '10.1.2.3', isThisMachine: false })
  expect(await find('127.0.0.1', 'any')).toEqual({ address: '127.0.0.1', isThisMachine: true })
})

test('a name that leads nowhere', async () => {
  await expect(find([])).rejects.toMatchObject({ problem: 'unreachable' })
  const failing = mailHosts([], () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })))
  await expect(failing('nergens.example')).rejects.toBeInstanceOf(MailboxFailure)
  await expect(failing('nergens.example')).rejects.not.toBeInstanceOf(PrivateMailHost)
})
