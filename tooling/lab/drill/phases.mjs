import { setTimeout as pause } from 'node:timers/promises'
import { starveProcessors } from './starve.mjs'

/** The balancer takes a server back after two checks, one second apart. The next one must not leave before. */
const NOTICED_MS = 3000

/**
 * What happens to the cluster, in order. `isPlanned` phases may fail no request.
 * @param {Awaited<ReturnType<typeof import('../cluster/cluster.mjs').startCluster>>} cluster
 * @returns {{ name: string, isPlanned: boolean, work: (calmMs: number) => Promise<void> }[]} `calmMs` is the time of a cut
 */
export function phasesOf({ gateways, sites, database }, { noticedMs = NOTICED_MS, starve = starveProcessors } = {}) {
  const [gateway] = gateways
  const [site] = sites
  const nodes = [...gateways, ...sites]
  const replace = async (node) => {
    await node.stop()
    await node.start()
    await pause(noticedMs)
  }
  const planned = [
    ...nodes.map((node) => ({ name: `${node.name} is replaced`, work: () => replace(node) })),
    {
      name: 'Starved, each is replaced',
      work: async () => {
        const endLoops = starve()
        try {
          for (const node of nodes) await replace(node)
        } finally {
          await endLoops()
        }
      },
    },
  ]
  const unplanned = [
    ...[gateway, site].map((node) => ({ name: `${node.name} is killed (-9)`, work: () => kill(node) })),
    {
      name: 'The database restarts',
      work: async () => {
        // The fast mode, which ends connections.
        database.signal('SIGINT')
        await database.ended()
        await database.start()
      },
    },
    { name: 'One of each is cut off', work: (calmMs) => cutOff([gateway, site], calmMs) },
  ]
  return [
    { name: 'Everything runs', isPlanned: true, work: (calmMs) => pause(calmMs) },
    ...planned.map((phase) => ({ ...phase, isPlanned: true })),
    ...unplanned.map((phase) => ({ ...phase, isPlanned: false })),
  ]
}

async function kill(node) {
  node.signal('SIGKILL')
  await node.ended()
  await node.start()
}

/** Stops processes without closing their connections, as a lost network does, and lets them continue with what they did. */
async function cutOff(nodes, milliseconds) {
  for (const node of nodes) node.signal('SIGSTOP')
  await pause(milliseconds)
  for (const node of nodes) node.signal('SIGCONT')
}
