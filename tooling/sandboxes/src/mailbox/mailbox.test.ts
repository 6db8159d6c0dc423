import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { createTestSandboxes } from '../testing.ts'

async function withMail(mail: { to: string; subject: string; text?: string; html?: string }) {
  const sandboxes = createTestSandboxes()
  const [smtp] = await Promise.all(sandboxes.sandboxes.flatMap(({ listen }) => listen?.() ?? []))
  const [, port] = /mail on port (\d+)/.exec(smtp!.line) ?? []
  const transport = createTransport({ host: '127.0.0.1', port: Number(port) })
  await transport.sendMail({ from: 'shop@example.com', ...mail })
  transport.close()
  await smtp!.close()
  return sandboxes
}

describe('the mailbox', () => {
  it('keeps a mail sent by SMTP, letters of all languages included', async () => {
    const { call } = await withMail({ to: 'jens@example.dk', subject: 'Tak for din ordre – åæø', text: 'Hej Jens 🎧' })
    const mails = await (await call('GET', '/__sandbox/mails', undefined, { accept: 'application/json' })).json()
    expect(mails).toEqual([
      expect.objectContaining({
        from: 'shop@example.com',
        to: ['jens@example.dk'],
        subject: 'Tak for din ordre – åæø',
        text: expect.stringContaining('Hej Jens 🎧'),
      }),
    ])
  })

  it('shows a mail as a page without running its scripts', async () => {
    const { call } = await withMail({
      to: 'jens@example.dk',
      subject: '<script>alert(1)</script>',
      html: '<p>Hej</p><script>alert(1)</script>',
    })
    expect(await (await call('GET', '/__sandbox/mails')).text()).toContain('&lt;script&gt;')
    const [mail] = await (await call('GET', '/__sandbox/mails', undefined, { accept: 'application/json' })).json()
    const frame = await call('GET', `/__sandbox/mails/${mail.id}/html`)
    expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
