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
  const opened = await open(port)
  opened?.close()
  return opened !== undefined
}

/** Returns free ports, all different. @param {number} count */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, () => open(0)))
  const ports = servers.map((server) => server?.address()?.port)
  for (const server of servers) server?.close()
  return ports
}

/** @param {number} port */
async function open(port) {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return server
  } catch {
    return undefined
  }
}
