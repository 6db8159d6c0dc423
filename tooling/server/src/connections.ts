import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/**
 * Lets the connections of a server end with their responses. `close` of Node's HTTP server cuts responses that are still
 * being sent.
 */
export function trackConnections(server: Server) {
  const idle = new Set<Socket>()
  const inFlight = new Set<ServerResponse>()
  let isLeaving = false
  let isClosed = false

  server.on('connection', (socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    idle.delete(socket)
    inFlight.add(response)
    if (isLeaving) closeAfter(response)
    response.once('close', () => {
      inFlight.delete(response)
      if (isClosed) socket.destroySoon()
      else if (!socket.destroyed) idle.add(socket)
    })
  })

  return {
    /** Asks every caller to use another connection for its next call. */
    leave: () => {
      isLeaving = true
      for (const response of inFlight) closeAfter(response)
    },
    /** Closes the port and idle connections. Resolves when every response is sent or `graceMs` is over. */
    close: (graceMs: number) =>
      new Promise<void>((resolve) => {
        isClosed = true
        NetServer.prototype.close.call(server, () => resolve())
        for (const socket of idle) socket.destroySoon()
        setTimeout(() => server.closeAllConnections(), graceMs).unref()
      }),
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
