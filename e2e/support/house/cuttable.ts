import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut, as a cable is. */
export interface Cuttable {
  /** The same address with the way in between. */
  readonly url: string
  readonly cut: () => Promise<void>
  readonly mend: () => Promise<void>
}

/** Before a server on this machine. */
export async function cuttable(address: string): Promise<Cuttable> {
  const to = new URL(address)
  const open = new Set<Socket>()
  const keep = (socket: Socket): void => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((client) => {
    const behind = connect(Number(to.port), to.hostname)
    for (const socket of [client, behind]) keep(socket)
    client.pipe(behind).pipe(client)
    client.on('close', () => behind.destroy())
    behind.on('close', () => client.destroy())
  })
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve())
    })
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    mend: () => listen(port),
  }
}
