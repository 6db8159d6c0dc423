import { Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import { sandboxPage } from '../page/page.ts'
import type { Mail, Mailbox } from './mailbox.ts'

/** The mailbox as a page and as JSON. `?to=` selects one recipient's mails. */
export function mailPages(mailbox: Mailbox) {
  const pages = new Hono()
  pages.get('/', (c) => {
    const to = c.req.query('to')?.toLowerCase()
    const mails = mailbox.all().filter((mail) => !to || mail.to.some((one) => one.toLowerCase() === to))
    const wanted = accepts(c, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' })
    return wanted === 'application/json' ? c.json(mails) : c.html(mailList(mails))
  })
  pages.get('/:id', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    return mail ? c.html(mailPage(mail)) : c.notFound()
  })
  // The mail's HTML is untrusted, so its frame can neither run scripts nor send anything.
  pages.get('/:id/html', (c) => {
    const mail = mailbox.find(c.req.param('id'))
    c.header(
      'content-security-policy',
      "sandbox allow-popups; default-src 'none'; img-src * data:; style-src 'unsafe-inline'",
    )
    return mail ? c.html(mail.html) : c.notFound()
  })
  return pages
}

const mailList = (mails: readonly Mail[]) =>
  sandboxPage(
    'Mailbox',
    mails.length === 0
      ? html`<p>No mail yet.</p>`
      : html`<ul>
          ${mails.map(
            ({ id, subject, to, receivedAt }) =>
              html`<li><a href="/__sandbox/mails/${id}">${subject}</a> to ${to.join(', ')}, ${receivedAt}</li>`,
          )}
        </ul>`,
  )

const mailPage = ({ id, subject, from, to, receivedAt, text, html: body }: Mail) =>
  sandboxPage(
    subject,
    html`<p>From ${from} to ${to.join(', ')}, ${receivedAt}</p>
      ${body === '' ? '' : html`<iframe title="The mail" src="/__sandbox/mails/${id}/html"></iframe>`}
      ${
        text === ''
          ? ''
          : html`<h2>As plain text</h2>
              <pre>${text}</pre>`
      }
      <p><a href="/__sandbox/mails">All mails</a></p>`,
  )
