import { setTimeout as pause } from 'node:timers/promises'
import { compareOrders } from './orders.mjs'
import { phasesOf } from './phases.mjs'
import { createTally, head } from './tally.mjs'
import { createTraffic, SITES } from './traffic.mjs'

/**
 * Loads its library when it is called, because the commands begin in a fresh clone.
 * @type {typeof import('@shop/server/testing/own-answers.ts').countForeignAnswers}
 */
export const countForeignAnswers = async (...choice) =>
  (await import('@shop/server/testing/own-answers.ts')).countForeignAnswers(...choice)

const CUSTOMERS_AT_ONCE = 6
const VISITORS_AT_ONCE = 32
const WARM_UP = 5000

/**
 * Runs customers against a cluster while its processes are replaced, killed and cut off, beside attackers. Prints a table.
 * @param {Awaited<ReturnType<typeof import('../cluster/cluster.mjs').startCluster>>} cluster
 * @param {{ ports: Record<string, number>, minutes: number }} drill
 * @returns {Promise<boolean>} true when orders and money agree, no request failed in a planned phase, and each visitor got the
 *   answers to their own calls
 */
export async function runDrill(cluster, { ports, minutes }) {
  const traffic = startTraffic(ports)
  const isOver = new AbortController()
  const counting = countForeignAnswers(entranceOf(ports), { atOnce: 1, until: isOver.signal })
  await pause(WARM_UP)
  const phases = phasesOf(cluster)
  const phaseMs = (minutes * 60_000) / phases.length
  console.log(head)
  const tallies = []
  for (const phase of phases) {
    const tally = createTally(phase)
    traffic.countIn(tally)
    tallies.push(tally)
    await Promise.all([phase.work(phaseMs / 2), pause(phaseMs)])
    console.log(tally.lines().join('\n'))
  }
  isOver.abort()
  const answers = await counting
  await traffic.stop()
  const { databaseUrl } = cluster
  const found = await compareOrders({ databaseUrl, sandboxPort: ports.SANDBOX_PORT, customers: traffic.customers })
  const { lost, unpaid, paidTwice, doubled } = found
  console.log(
    `\n${found.payments} payments, ${found.placed} orders: ${lost.length} lost, ${unpaid.length} unpaid, ${paidTwice.length} paid twice, ${doubled.length} doubled (settled within ${found.seconds} s)`,
  )
  for (const transaction of found.details) console.log(`    ${transaction}`)
  console.log(answersLine(answers))
  return found.isFine && answers.foreign === 0 && tallies.every((tally) => tally.isFine())
}

/**
 * Sends many visitors through a cluster, beside attackers. Prints whose answers they got.
 * @param {{ ports: Record<string, number>, visitors: number }} choice
 * @returns {Promise<boolean>} true when each visitor got the answers to their own calls
 */
export async function countAnswers({ ports, visitors }) {
  const answers = await countForeignAnswers(entranceOf(ports), { visitors, atOnce: VISITORS_AT_ONCE })
  console.log([answersLine(answers), ...answers.examples].join('\n    '))
  return answers.foreign === 0 && answers.failed === 0
}

const entranceOf = ({ CLUSTER_PORT: port }) => ({ port, host: `${SITES.product_global}.localhost:${port}` })

/** @param {import('@shop/server/testing/own-answers.ts').AnswerCount} answers */
export const answersLine = ({ own, foreign, failed }) =>
  `${own + foreign + failed} answers to marked carts: ${foreign} foreign, ${failed} failed`

/**
 * Measures a cluster at full load.
 * @param {{ ports: Record<string, number>, seconds: number, name: string }} measurement
 */
export async function measureThroughput({ ports, seconds, name }) {
  const traffic = startTraffic(ports)
  await pause(WARM_UP)
  const tally = createTally({ name, isPlanned: true })
  traffic.countIn(tally)
  await pause(seconds * 1000)
  console.log(tally.lines().join('\n'))
  await traffic.stop()
}

/** Starts customers, whose requests count in the tally that was named last. */
function startTraffic({ CLUSTER_PORT: port, SANDBOX_PORT: sandboxPort }) {
  const stopping = new AbortController()
  let current
  const { run, customers, close } = createTraffic({
    port,
    sandboxPort,
    report: (request) => current?.report(request),
    onOrder: () => current?.onOrder(),
  })
  const running = Promise.all(Array.from({ length: CUSTOMERS_AT_ONCE }, (_, number) => run(number, stopping.signal)))
  return {
    customers,
    countIn(tally) {
      current = tally
    },
    async stop() {
      stopping.abort()
      await running
      close()
    },
  }
}
