import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, node } from '../../repository/workspace/paths.mjs'
import { freePorts } from '../../repository/processes/ports.mjs'
import { startProcess } from '../../repository/processes/processes.mjs'
import { answers, endWithParent } from '../../repository/processes/servers.mjs'

/**
 * Returns the requests a second of a bare node:http server with the same body. Absolute figures differ between machines, and
 * shares of this one do not.
 * @param {typeof import('autocannon')} autocannon
 * @param {{ requests?: object[], connections?: number }} measurement
 * @param {number} seconds
 */
export async function bareRate(autocannon, measurement, seconds) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hearing-shop-bench-'))
  const file = path.join(folder, 'body')
  const [port] = await freePorts(1)
  writeFileSync(file, await bodyOf(autocannon, measurement))
  const program = {
    name: 'The bare server',
    command: node(),
    args: [...endWithParent(), at('tooling/lab/bench/bare-server.mjs'), String(port), file],
  }
  const server = startProcess(program)
  try {
    while (server.isRunning() && !(await answers(port, '/'))) await pause(50)
    const { connections = 50 } = measurement
    const result = await autocannon({ url: `http://127.0.0.1:${port}/`, connections, duration: seconds })
    return result.requests.average
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the last response of a measurement, after its other calls. */
async function bodyOf(autocannon, measurement) {
  let last = ''
  const verifyBody = (body) => {
    last = body
    return true
  }
  await autocannon({ ...measurement, connections: 1, amount: measurement.requests?.length ?? 1, verifyBody })
  return last
}
