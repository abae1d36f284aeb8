import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'
import { MailboxFailure } from './mail-source.ts'

/** A mail server's name as it was looked up once: what is connected to is the address that was checked. */
export interface MailHost {
  readonly address: string
  readonly isThisMachine: boolean
}

export type FindMailHost = (name: string) => Promise<MailHost>

/** The name leads into the network that this server stands in, which no tenant has a say in. */
export class PrivateMailHost extends MailboxFailure {
  constructor() {
    super('unreachable')
  }
}

const loopback = ranges(['127.0.0.0', 8], ['::1', 128])

/**
 * Networks that are not the public internet: private, shared, link-local (with the metadata of clouds), documentation,
 * multicast, and IPv6 that wraps IPv4.
 */
const inside = ranges(
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
)

function ranges(...nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, familyOf(net))
  return list
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/**
 * Looks a mail server up. Tenants name it, so one inside this server's own network is refused, unless its name is among
 * `allowed`; `'any'` is for a machine that only serves its own user.
 */
export function mailHosts(allowed: readonly string[] | 'any', resolve: typeof resolveAll = resolveAll): FindMailHost {
  return async (name) => {
    const addresses = await resolve(name).catch((error: unknown) => {
      throw new MailboxFailure('unreachable', error)
    })
    const [address] = addresses
    if (address === undefined) throw new MailboxFailure('unreachable')
    const isAllowed = allowed === 'any' || allowed.includes(name.toLowerCase())
    if (!isAllowed && addresses.some((found) => inside.check(found, familyOf(found)))) throw new PrivateMailHost()
    return { address, isThisMachine: loopback.check(address, familyOf(address)) }
  }
}

async function resolveAll(name: string): Promise<string[]> {
  return (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address)
}
