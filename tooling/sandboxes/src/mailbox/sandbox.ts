import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { listenFailure } from '@shop/server/listen.ts'
import { parseSettings, port } from '@shop/server/settings.ts'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { SMTPServer } from 'smtp-server'
import * as v from 'valibot'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { mailPages } from './mail-pages.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'

const environmentSchema = v.object({
  SANDBOX_SMTP_PORT: port('2525'),
  /** A PEM file with a key and its certificate. Offers STARTTLS, without which a deployed gateway sends no mail. */
  SANDBOX_SMTP_CERTIFICATE: v.optional(v.string()),
})

/** A mail server that stores every mail for inspection. */
export function createMailboxSandbox({ platform, environment }: SandboxServices): Sandbox {
  const mailbox = createMailbox(platform)
  const { SANDBOX_SMTP_PORT: smtpPort, SANDBOX_SMTP_CERTIFICATE: certificate } = parseSettings(
    environmentSchema,
    environment,
  )
  return {
    name: 'mailbox',
    line: html`<a href="/__sandbox/mails">Mailbox</a>: every mail the shops have sent`,
    control: new Hono().route('/mails', mailPages(mailbox)),
    listen: async () => {
      const smtp = await openSmtp(mailbox, smtpPort, certificate).catch((failure: Error) => {
        throw listenFailure(failure, smtpPort, 'SANDBOX_SMTP_PORT')
      })
      return { line: `mail on port ${smtp.port}`, close: smtp.close }
    },
    clear: mailbox.clear,
  }
}

/** Opens SMTP on the loopback address. Port 0 uses a free one. Rejects if the port is taken. */
async function openSmtp(mailbox: Mailbox, smtpPort: number, certificate?: string) {
  const pem = certificate && readFileSync(certificate)
  const server = new SMTPServer({
    ...(pem && { key: pem, cert: pem }),
    disabledCommands: ['AUTH', ...(pem ? [] : ['STARTTLS'])],
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
  server.on('error', (error) => {
    // A failure to listen rejects below.
    if (server.server.listening) console.error(`Mailbox: ${error.message}`)
  })
  server.server.listen(smtpPort, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : smtpPort,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
