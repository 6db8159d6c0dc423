import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

const STANDARD_PORTS = { SITE_PORT: 3000, GATEWAY_PORT: 4000, SANDBOX_PORT: 8080, SANDBOX_SMTP_PORT: 2525 }

/** Returns the ports of a running shop by their variables. Throws for what is no port. @param {NodeJS.ProcessEnv} env */
export function readPorts(env) {
  return Object.fromEntries(
    Object.entries(STANDARD_PORTS).map(([variable, standard]) => {
      const port = Number(env[variable] || standard)
      if (!Number.isInteger(port) || port < 1 || port > 65_535)
        throw new Error(`${variable}=${env[variable]} is no port.`)
      return [variable, port]
    }),
  )
}

/** Throws when ports are taken, with the variables that choose others. @param {Record<string, number>} ports */
export async function requireFreePorts(ports) {
  const checked = await Promise.all(
    Object.entries(ports).map(async ([variable, port]) => ({ variable, port, free: await isFree(port) })),
  )
  const taken = checked.filter(({ free }) => !free)
  if (taken.length === 0) return
  const lines = taken.map(({ variable, port }) => `Port ${port} (${variable}) is taken.`)
  const examples = taken.map(({ variable, port }) => `${variable}=${port + 10}`).join(' ')
  throw new Error(`${lines.join('\n')}\nStop what uses it, or choose another one: ${examples} npm start`)
}

/** @param {number} port */
async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

// Below the ports that Linux, macOS and Windows choose for `listen(0)` and for connections, so no other test receives one.
const FIRST = 20_000
const LAST = 32_767
const MAX_TRIES = 500

/** Returns free ports, all different. Until this process ends, no other call returns them. @param {number} count */
export function freePorts(count) {
  return Promise.all(Array.from({ length: count }, freePort))
}

async function freePort() {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
    if ((await reserve(port)) && (await isFree(port))) return port
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free`)
}

/** Holds the UDP port of the same number, which no server here uses, as a lock that ends with the process. @param {number} port */
async function reserve(port) {
  const lock = createSocket('udp4').unref()
  lock.bind({ port, address: '127.0.0.1', exclusive: true })
  try {
    await once(lock, 'listening')
    return true
  } catch {
    return false
  }
}
