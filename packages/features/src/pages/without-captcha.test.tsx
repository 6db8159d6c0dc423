import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, type StoryShopOptions } from '../testing/open-page.tsx'

const MAIL = 'help@hearby.example'
const menu = [{ route: 'withdrawal', title: 'Withdraw here' }]
const pages = [{ route: 'withdrawal', contentHtml: '<p>You have fourteen days.</p>' }]

/** Opens a page. Records the calls that the forms with a captcha make. */
function open(address: string, options: StoryShopOptions = {}) {
  const sent: unknown[] = []
  openPage(address, {
    answer: ({ method, path, body }) => {
      if (path === '/api/customer-service') return { menu, pages }
      if (method === 'POST' && /contact-us|create-me|forgot-password/.test(path)) sent.push(body)
      return undefined
    },
    ...options,
  })
  return sent
}
const main = () => within(screen.getByRole('main'))
const sellingPointsBar = { phone: '+44 1423 555 010' }
const footer = { columns: [{ title: 'Help', links: [{ title: 'Mail us', url: `mailto:${MAIL}` }] }] }

describe('a form without its captcha', () => {
  describe.each([
    ['/account/create', 'You cannot create an account here at the moment. You can order without one.'],
    ['/account/forgotpassword', 'You cannot ask for a new password here at the moment.'],
    ['/customer-service/contact-us', 'You cannot send us a message from this page at the moment.'],
    ['/information/contact-us', 'You cannot send us a message from this page at the moment.'],
    ['/customer-service/withdrawal', /^You cannot withdraw on this page at the moment, but you still have the right/],
  ])('%s in a shop without a captcha', (address, reason) => {
    it('[CFG-38] [CFG-39] says so before the visitor types anything, and how to write to a person (OP-93)', async () => {
      open(address, { fallbacks: {}, content: { footer, sellingPointsBar } })
      expect(await main().findByText(reason)).toBeTruthy()
      expect(main().getByRole('link', { name: MAIL }).getAttribute('href')).toBe(`mailto:${MAIL}`)
      expect(
        main()
          .getByRole('link', { name: /^Or call us/ })
          .getAttribute('href'),
      ).toBe('tel:+441423555010')
      expect(main().queryByRole('textbox')).toBeNull()
      expect(main().queryByRole('button')).toBeNull()
    })

    it('[CFG-40] names the address of the site settings where the content names none', async () => {
      open(address, {
        fallbacks: { links: { contact: 'https://group.example/contact' } },
        content: { sellingPointsBar },
      })
      expect((await main().findByRole('link', { name: 'Write to us' })).getAttribute('href')).toBe(
        'https://group.example/contact',
      )
      expect(main().getByRole('link', { name: /^Or call us/ })).toBeTruthy()
    })

    it('[CFG-38] names the telephone where there is no written way, and customer service outside of it', async () => {
      open(address, { fallbacks: {}, content: { sellingPointsBar } })
      await main().findByText(reason)
      const phone = main().getByRole('link', { name: /^Or call us/ })
      const links = [...(phone.closest('p')?.parentElement?.querySelectorAll('a') ?? [])]
      const leadsBack = address.startsWith('/customer-service') || address.endsWith('/contact-us')
      const hub = leadsBack ? [] : ['/customer-service']
      expect(links.map((link) => link.getAttribute('href'))).toEqual([...hub, 'tel:+441423555010'])
    })
  })

  it('[CFG-40] keeps what the editors wrote about contact and withdrawal', async () => {
    open('/customer-service/withdrawal', { fallbacks: {} })
    expect(await main().findByText('You have fourteen days.')).toBeTruthy()
  })

  it('[CFG-38] does not lead from the contact page to itself', async () => {
    open('/customer-service/contact-us', { fallbacks: { links: { contact: '/customer-service/contact-us' } } })
    await main().findByText(/^You cannot send us a message/)
    expect(main().queryByRole('link', { name: 'Write to us' })).toBeNull()
  })

  it('[CFG-38] sends a form without a token where the site says that the gateway checks no captcha', async () => {
    const sent = open('/customer-service/contact-us', { fallbacks: { captcha: 'none' } })
    await screen.findByRole('button', { name: 'Send message' })
    const message = {
      'Your message': 'Which dome?',
      Name: 'Dorothy',
      Phone: '01423 555 010',
      'Email address': 'd@a.example',
    }
    for (const [name, value] of Object.entries(message)) {
      fireEvent.change(main().getByRole('textbox', { name }), { target: { value } })
    }
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    expect(await screen.findByText(/^Thank you/)).toBeTruthy()
    expect(sent).toEqual([expect.objectContaining({ message: 'Which dome?', captcha: '' })])
  })

  it('[CFG-38] leads from the page of a new password back to the login', async () => {
    open('/account/forgotpassword', { fallbacks: {} })
    await main().findByText('You cannot ask for a new password here at the moment.')
    expect(main().getByRole('link', { name: 'Back to the login' }).getAttribute('href')).toBe('/account/login')
  })
})
