import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

/** Opens the mailbox for SMTP on the loopback address; port 0 takes a free one. Throws when the port is taken. */
export async function openSmtp(mailbox: Mailbox, port: number) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then((raw) =>
          mailbox.receive(
            raw,
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then(() => done(), done)
    },
  })
  server.server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  server.on('error', (error) => console.error(`Mailbox: ${error.message}`))
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
