import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Listens on a free port of this machine, for a test of a port that is taken. */
export async function takePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, free: () => once(server.close(), 'close') }
}

/** Returns a port that is free, for a program that a test starts. */
export async function freePort(): Promise<number> {
  const { port, free } = await takePort()
  await free()
  return port
}
