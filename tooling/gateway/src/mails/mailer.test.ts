import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { createMailer, toMessage } from './mailer.ts'
import { startMailServer } from '../../testing/mail-server.ts'

const mail = { to: 'inger@example.com', subject: 'Ordre', text: 'Hej', html: '<p>Hej</p>', id: 'confirmation-1' }
const from = { name: 'Hörselbutik', address: 'hej@horselbutik.example' }

async function sent(changes: Partial<Parameters<typeof toMessage>[0]>) {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const { message, envelope } = await transport.sendMail(toMessage({ ...mail, from, ...changes }))
  const raw = (message as Buffer).toString()
  return { raw, head: raw.slice(0, raw.indexOf('\r\n\r\n')), envelope }
}

describe('createMailer', () => {
  it('sends text and HTML as two ways to read one mail', async () => {
    const { raw, head } = await sent({})
    expect(head).toContain('Content-Type: multipart/alternative')
    expect(raw.indexOf('text/plain')).toBeLessThan(raw.indexOf('text/html'))
    expect(head).toContain('Message-ID: <confirmation-1@horselbutik.example>')
  })

  it('sends answers to the named address, one alone', async () => {
    const { head } = await sent({ replyTo: 'inger@example.com' })
    expect(head).toContain('Reply-To: inger@example.com')
    expect((await sent({ replyTo: 'a@example.com,b@example.com' })).head).not.toMatch(/^Reply-To:.*b@example/im)
    expect((await sent({ replyTo: 'a@example.com\r\nBcc: all@example.com' })).head).not.toMatch(/^Bcc:/im)
  })

  it.each(['subject', 'to'] as const)('does not let customers add headers through the %s', async (field) => {
    const value = field === 'to' ? 'inger@example.com\r\nBcc: all@example.com' : 'Ordre\r\nBcc: all@example.com'
    const { head, envelope } = await sent({ [field]: value })
    expect(head).not.toMatch(/^Bcc:/im)
    expect(envelope.to).not.toContain('all@example.com')
  })

  it.each(['a@example.com,b@example.com', 'Ida <b@example.com>'])(
    'takes %j for one address, not for a list',
    async (to) => {
      const { envelope } = await sent({ to })
      expect(envelope.to).not.toContain('b@example.com')
      expect(envelope.to.length).toBeLessThanOrEqual(1)
    },
  )

  it('keeps lines as short as mail servers want them', async () => {
    const text = '👩 og æøå '.repeat(500)
    const { raw } = await sent({ subject: text.slice(0, 400).trim(), text, html: `<p>${text}</p>` })
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78)
  })

  describe('a mail server', () => {
    it('without STARTTLS gets no mail where TLS is required', async () => {
      await using server = await startMailServer()
      await expect(createMailer({ url: server.url, requiresTls: true })({ ...mail, from })).rejects.toThrow(/TLS/)
      expect(server.accepted).toEqual([])
      await createMailer({ url: server.url, requiresTls: false })({ ...mail, from })
      expect(server.accepted).toHaveLength(1)
    })

    it('that does not answer is left when the time for the mail is over, so that it cannot take it afterwards', async () => {
      await using server = await startMailServer({ holdsFirst: true })
      const deadline = new AbortController()
      const sending = createMailer({ url: server.url, requiresTls: false })({ ...mail, from }, deadline.signal)
      await server.holding
      deadline.abort()
      await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
      await server.release()
      expect(server.accepted).toEqual([])
    })
  })
})
