import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { portSetting } from '../settings.ts'
import type { Sandbox, SandboxServices } from '../sandbox.ts'
import { mailPages } from './mail-pages.ts'
import { createMailbox } from './mailbox.ts'
import { openSmtp } from './smtp.ts'

const environmentSchema = v.object({ SANDBOX_SMTP_PORT: portSetting('2525') })

/** A mail server that keeps every mail to be looked at. */
export function createMailboxSandbox({ platform, environment }: SandboxServices): Sandbox {
  const mailbox = createMailbox(platform)
  const port = v.parse(environmentSchema, environment).SANDBOX_SMTP_PORT
  return {
    name: 'mailbox',
    line: html`<a href="/__sandbox/mails">Mailbox</a>: every mail the shops have sent`,
    control: new Hono().route('/mails', mailPages(mailbox)),
    listen: async () => {
      const smtp = await openSmtp(mailbox, port).catch((failure: Error) => {
        throw Object.assign(failure, { variable: 'SANDBOX_SMTP_PORT', port })
      })
      return { line: `mail on port ${smtp.port}`, close: smtp.close }
    },
    clear: mailbox.clear,
  }
}
