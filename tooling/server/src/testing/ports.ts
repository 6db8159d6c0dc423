import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Listens on a port of this machine, for a test of a port that is taken. */
export async function takePort(wanted = 0) {
  const server = createServer().listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, free: () => once(server.close(), 'close') }
}

// As in tooling/repository/processes/ports.mjs, which runs without types: below the ports that systems choose.
const FIRST = 20_000
const LAST = 32_767
const MAX_TRIES = 500

/** Returns a port that is free, for a program that a test starts. Until this process ends, no other call returns it. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
    try {
      await reserve(port)
      const { free } = await takePort(port)
      await free()
      return port
    } catch {
      // The port is taken.
    }
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free`)
}

/** Holds the UDP port of the same number, which no server here uses, as a lock that ends with the process. */
async function reserve(port: number) {
  const lock = createSocket('udp4').unref()
  lock.bind({ port, address: '127.0.0.1', exclusive: true })
  await once(lock, 'listening')
}
