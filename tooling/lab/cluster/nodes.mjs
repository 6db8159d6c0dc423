import { once } from 'node:events'
import { connect } from 'node:net'
import { untilUp } from '../../repository/processes/servers.mjs'

/**
 * A process of a cluster that can be replaced, killed and cut off while the others run.
 * @param {ReturnType<typeof import('../../repository/processes/processes.mjs').createGroup>} group
 * @param {{ program: import('../../repository/processes/processes.mjs').Program, isUp: () => Promise<boolean> }} server
 */
export function createNode(group, { program, isUp }) {
  /** @type {ReturnType<typeof group.start>} */
  let running
  return {
    name: program.name,
    /** Starts the process. Resolves when it is up, and throws with its output when it ends instead. */
    async start() {
      running = group.start(program)
      const { ended, output } = running
      const endsInstead = ended.then(() => {
        throw new Error(`${program.name} has ended. The last it said:\n${output()}`)
      })
      await Promise.race([untilUp({ program, isUp }), endsInstead])
    },
    /** Asks it to stop, and waits for its end. */
    stop: () => running.stop(),
    /** Sends a signal to the process. @param {NodeJS.Signals} signal */
    signal: (signal) => running.signal(signal),
    ended: () => running.ended,
    output: () => running.output(),
  }
}

/** True when a port of this machine accepts connections. @param {number} port */
export async function accepts(port) {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
