import { spawn, type ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@shop/server/testing/ports.ts'
import { mainProgram } from './paths.ts'

/** A gateway in a process of its own. */
export interface GatewayProcess {
  child: ChildProcess
  /** Its address, such as `http://127.0.0.1:4000`. */
  base: string
}

const running = new Set<ChildProcess>()

// Node keeps here what it has compiled, so that one start after another costs a third less.
const COMPILED = path.join(tmpdir(), 'node-compile-cache')

/** Starts a local gateway as `npm start` does. Resolves when it is ready, or when it has ended. */
export async function startGateway(
  environment: Readonly<Record<string, string>>,
  program = mainProgram,
): Promise<GatewayProcess> {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      SITE_ENV: 'local',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
      GATEWAY_PORT: String(port),
    },
    stdio: 'ignore',
  })
  running.add(child)
  const base = `http://127.0.0.1:${port}`
  await until(async () => child.exitCode !== null || (await statusOf(`${base}/health/ready`)) === 200)
  return { child, base }
}

/** Ends a gateway. Returns its exit code, or null if the signal killed it. */
export async function endGateway(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve)
  })
  child.kill(signal)
  return ended
}

/** Kills the gateways that a test has left running. */
export const killGateways = () => Promise.all([...running].map((child) => endGateway(child, 'SIGKILL')))

/** Returns the status of a GET request, or 0 if no answer arrived. */
export const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Resolves when a condition is met. Rejects after 50 seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 50_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('The condition was not met within 50 seconds')
    await pause(50)
  }
}
