import { setTimeout as pause } from 'node:timers/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'

const ANSWERS: readonly (readonly [command: RegExp, answer: string])[] = [
  [/^EHLO/i, '250 mail.test'],
  [/^MAIL/i, '250 OK'],
  [/^RCPT/i, '250 OK'],
  [/^DATA/i, '354 Go on'],
  [/^QUIT/i, '221 Bye'],
]

/**
 * Starts a mail server without TLS that counts the accepted mails. With `holdsFirst` it answers the first mail only after
 * `release`, and accepts it only if the sender is still connected.
 */
export async function startMailServer({ holdsFirst = false } = {}) {
  const accepted: string[] = []
  const sockets = new Set<Socket>()
  const [isHolding, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let mustHold = holdsFirst

  async function take(socket: Socket, message: string) {
    if (mustHold) {
      mustHold = false
      isHolding.resolve()
      await released.promise
    }
    if (socket.destroyed) return
    accepted.push(message)
    socket.write('250 Taken\r\n')
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.write('220 mail.test\r\n')
    let message: string | undefined
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
        const line = received.slice(0, end)
        received = received.slice(end + 2)
        if (message === undefined) {
          if (/^DATA/i.test(line)) message = ''
          socket.write(`${ANSWERS.find(([command]) => command.test(line))?.[1] ?? '502 Unknown'}\r\n`)
        } else if (line === '.') {
          void take(socket, message)
          message = undefined
        } else message += `${line}\n`
      }
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted,
    holding: isHolding.promise,
    /** Continues with the held mail, after everything the sender has sent meanwhile. */
    release: async () => {
      await pause(100)
      released.resolve()
      await pause(100)
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
