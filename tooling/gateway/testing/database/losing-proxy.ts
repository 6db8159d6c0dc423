import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { unreachable } from '../../src/failures/unreachable.ts'

const TYPE_BYTES = 1
const LENGTH_BYTES = 4
/** PostgreSQL's message types that matter here: a query, the text and the end of a prepared one, an answer's end. */
const [QUERY, PARSE, SYNC, READY] = ['Q', 'P', 'S', 'Z']
const WRITES = /^\0*\s*(?:insert|update|delete|commit)\b/i

interface Message {
  type: string
  body: string
}

/** Returns a reader of the messages in a stream. The first message of a client has no type. */
function createMessageReader(isOfClient: boolean) {
  let rest = Buffer.alloc(0)
  let isFirst = isOfClient
  return (piece: Buffer): Message[] => {
    rest = Buffer.concat([rest, piece])
    const messages: Message[] = []
    for (;;) {
      const typeBytes = isFirst ? 0 : TYPE_BYTES
      const head = typeBytes + LENGTH_BYTES
      if (rest.length < head) return messages
      const length = typeBytes + rest.readUInt32BE(typeBytes)
      if (rest.length < length) return messages
      if (!isFirst) messages.push({ type: rest.toString('latin1', 0, 1), body: rest.toString('latin1', head, length) })
      isFirst = false
      rest = rest.subarray(length)
    }
  }
}

/** Returns a function that counts the statements in a client's messages that change something. */
function createWriteCounter() {
  const read = createMessageReader(true)
  let isPreparedWrite = false
  return (piece: Buffer): number =>
    read(piece).filter(({ type, body }) => {
      if (type === PARSE) isPreparedWrite = WRITES.test(body)
      return (type === QUERY && WRITES.test(body)) || (type === SYNC && isPreparedWrite)
    }).length
}

/**
 * Starts a proxy in front of a database. It can lose the answer to one write. The database has carried it out, and the
 * connection breaks before its answer arrives.
 */
export async function startLosingProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let writesLeft = Infinity
  let isSilent = false
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const countWrites = createWriteCounter()
    const readAnswers = createMessageReader(false)
    let isLosing = false
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.on('data', (piece: Buffer) => {
      const before = writesLeft
      writesLeft -= countWrites(piece)
      if (before >= 0 && writesLeft < 0) isLosing = true
      database.write(piece)
    })
    database.on('data', (piece: Buffer) => {
      if (isSilent) return
      const isReady = readAnswers(piece).some(({ type }) => type === READY)
      if (!isLosing) client.write(piece)
      else if (isReady) client.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') unreachable('A proxy listens on a port')
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(address.port) }).href,
    /** Loses the answer to the write after so many others. */
    loseAfter: (writes: number) => {
      writesLeft = writes
    },
    /** Loses all answers without breaking a connection, as when the database's machine is gone. */
    silence: () => {
      isSilent = true
    },
    /** True once an answer was lost. */
    hasLost: () => writesLeft < 0,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
