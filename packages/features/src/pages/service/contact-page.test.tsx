import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Answer, openPage, refusal } from '../../testing/open-page.tsx'
import { withFakeCaptcha } from '../../testing/fake-captcha.ts'

const captcha = withFakeCaptcha()

const customerService = {
  menu: [{ route: 'contact-us', title: 'Write to Hearby' }],
  pages: [{ route: 'contact-us', contentHtml: '<p>Or call us.</p>' }],
}
const MESSAGE = {
  'Your message': ' Which dome fits?\nMine is a 312. ',
  Name: 'Dorothy Ashworth',
  Phone: '01423 555 010',
  'Email address': 'dorothy@example.com',
}

/** Opens the contact form. Records what is sent. */
async function open(address: string, answerContact: () => unknown = () => ({}), pages: unknown = customerService) {
  const sent: unknown[] = []
  const answer: Answer = ({ path, body }) => {
    if (path === '/api/customer-service') return pages
    if (path !== '/api/customer-service/contact-us') return undefined
    sent.push(body)
    return answerContact()
  }
  const opened = openPage(address, { answer, configuration: captcha.configuration })
  await screen.findByRole('button', { name: 'Send message' })
  return { sent, ...opened }
}
const main = () => within(screen.getByRole('main'))
const field = (name: string) => main().getByRole<HTMLInputElement>('textbox', { name })
const values = () => Object.keys(MESSAGE).map((name) => field(name).value)
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))

function type() {
  for (const [name, value] of Object.entries(MESSAGE)) fireEvent.change(field(name), { target: { value } })
}
async function fillIn() {
  type()
  await waitFor(() => expect(captcha.shown).toHaveLength(1))
  act(() => captcha.solve('solved'))
}

describe('the contact page', () => {
  it.each(['/customer-service/contact-us', '/information/contact-us'])(
    '[CS-03] [ROUTE-20] shows the form below what the editors wrote at %s',
    async (address) => {
      await open(address)
      expect(screen.getByRole('heading', { level: 1, name: 'Write to Hearby' })).toBeTruthy()
      expect(await main().findByText('Or call us.')).toBeTruthy()
      expect(main().getByRole('link', { current: 'page' }).textContent).toBe('Write to Hearby')
    },
  )

  it('[CS-03] has its form also where the editors have written nothing: the whole shop leads there', async () => {
    await open('/customer-service/contact-us', undefined, { menu: [], pages: [] })
    expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeTruthy()
    expect(main().getByText('Write to us. We will answer within one working day.')).toBeTruthy()
  })

  it('[CS-04] [CS-05] wants every field and the captcha before it sends anything', async () => {
    const { sent } = await open('/customer-service/contact-us')
    send()
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Write your message.',
      'Write your name.',
      'Write your phone number.',
      'Write your email address.',
      'Please do the security check.',
    ])
    expect(document.title).toMatch(/^Error: Write to Hearby/)
    expect(field('Your message').maxLength).toBe(4000)
    expect(sent).toEqual([])
  })

  it('[CS-07] sends the message, says thank you, and is empty again with its captcha unsolved (OP-32)', async () => {
    const { sent } = await open('/customer-service/contact-us')
    await fillIn()
    send()
    const thanks = await screen.findByText('Thank you. We have received your message and will answer soon.')
    expect(thanks.closest('output')).toBeTruthy()
    expect(sent).toEqual([
      {
        message: 'Which dome fits?\nMine is a 312.',
        name: 'Dorothy Ashworth',
        phone: '01423 555 010',
        email: 'dorothy@example.com',
        captcha: 'solved',
      },
    ])
    expect(values()).toEqual(['', '', '', ''])
    type()
    await waitFor(() => expect(captcha.shown).toHaveLength(2))
    send()
    expect(await screen.findByRole('link', { name: 'Please do the security check.' })).toBeTruthy()
    expect(screen.queryByText(/^Thank you/)).toBeNull()
    expect(sent).toHaveLength(1)
  })

  it('[CS-06] [AUTH-21] shows what the gateway refuses, keeps what was typed, and asks for the captcha anew', async () => {
    const { sent } = await open('/customer-service/contact-us', () => refusal('InvalidPhone', 'too-many-attempts'))
    await fillIn()
    send()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Too many tries in a short time')
    expect(within(summary).getByRole('link').getAttribute('href')).toBe('#contact-phone')
    expect(values()).toEqual(Object.values(MESSAGE))
    expect(captcha.widget.resets).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('[AUTH-13] [CS-06] still shows what the gateway refused when the captcha has solved itself anew, until the form is edited', async () => {
    await open('/customer-service/contact-us', () => refusal('InvalidPhone', 'too-many-attempts'))
    await fillIn()
    send()
    await screen.findByRole('alert')
    act(() => captcha.solve('solved anew'))
    const summary = screen.getByRole('alert')
    expect(summary.textContent).toContain('Too many tries in a short time')
    expect(within(summary).getByRole('link').getAttribute('href')).toBe('#contact-phone')
    for (const name of ['Name', 'Phone']) fireEvent.change(field(name), { target: { value: '01423 555 011' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what was typed when the visitor returns from the error page', async () => {
    const { router } = await open('/customer-service/contact-us', () => new Response(null, { status: 502 }))
    await fillIn()
    send()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sorry, something went wrong' })).toBeTruthy()
    await act(() => router.navigate(-1))
    await screen.findByRole('button', { name: 'Send message' })
    expect(values()).toEqual(Object.values(MESSAGE))
  })
})
