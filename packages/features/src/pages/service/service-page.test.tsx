import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'

const customerService = {
  menu: [
    { route: '/customer-service/terms', title: 'Terms' },
    { route: '/customer-service/delivery', title: 'Delivery' },
  ],
  pages: [
    { route: '/customer-service/terms', contentHtml: '<p>Fourteen days</p>' },
    { route: '/customer-service/delivery', contentHtml: '<p>Two <b>days</b></p>' },
  ],
}

/** Opens a page of customer service and waits for it. */
async function open(address: string) {
  openPage(address, { answer: ({ path }) => (path === '/api/customer-service' ? customerService : undefined) })
  return (await screen.findByRole('heading', { level: 1 })).textContent
}
const main = () => within(screen.getByRole('main'))
const menu = () => main().getByRole('navigation', { name: 'Customer service pages' })
const entries = () =>
  within(menu())
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

const ENTRIES = customerService.menu.map(({ title, route }) => [title, route])

const refused = () => Response.json({}, { status: 404 })

const uk = { flags: { orderSummaryType: 'uk' } }
const VAT_EXEMPT = '/customer-service/vat-exempt'

describe('the service page', () => {
  it.each(['/customer-service/delivery', '/information/delivery'])(
    '[CS-01] [CS-02] [ROUTE-19] shows the page of %s with the menu beside it',
    async (address) => {
      expect(await open(address)).toBe('Delivery')
      expect((await main().findByText('days')).tagName).toBe('B')
      expect(entries()).toEqual(ENTRIES)
      expect(within(menu()).getByRole('link', { current: 'page' }).textContent).toBe('Delivery')
    },
  )

  it('[ROUTE-19] [CS-10] shows the menu alone at its root, under what it is about', async () => {
    expect(await open('/customer-service')).toBe('Customer service')
    const groups = within(menu()).getAllByRole('heading', { level: 2 })
    expect(groups.map(({ textContent }) => textContent)).toEqual(['About us and your rights', 'Delivery and returns'])
    expect(entries()).toEqual(ENTRIES)
    expect(main().queryByText(/days/)).toBeNull()
  })

  it.each([
    ['is refused', refused],
    ['is empty', () => ({ menu: [], pages: [] })],
    ['is null', () => Response.json(null)],
  ])('[CS-01] shows what the static content holds where the call %s (OP-40)', async (_how, answer) => {
    openPage('/customer-service/delivery', {
      content: { customerService },
      answer: ({ path }) => (path === '/api/customer-service' ? answer() : undefined),
    })
    expect(await main().findByText('days')).toBeTruthy()
    expect(entries()).toEqual(ENTRIES)
  })

  it('[CS-01] shows what the call answers where both have pages (OP-40)', async () => {
    openPage('/customer-service/delivery', {
      content: { customerService: { menu: [], pages: [{ route: 'delivery', contentHtml: '<p>Old</p>' }] } },
      answer: ({ path }) => (path === '/api/customer-service' ? customerService : undefined),
    })
    expect(await main().findByText('days')).toBeTruthy()
    expect(main().queryByText('Old')).toBeNull()
  })

  it('[CS-01] shows the overview where neither the call nor the content has pages', async () => {
    openPage('/customer-service', { answer: ({ path }) => (path === '/api/customer-service' ? refused() : undefined) })
    expect(await main().findByRole('heading', { level: 1, name: 'Customer service' })).toBeTruthy()
  })

  it.each([
    ['is refused', refused],
    ['has no such page', () => customerService],
  ])('[CS-08] says who buys without VAT where customer service %s (OP-33)', async (_how, answer) => {
    openPage(VAT_EXEMPT, {
      ...uk,
      messages: {},
      answer: ({ path }) => (path === '/api/customer-service' ? answer() : undefined),
    })
    expect(await main().findByRole('heading', { level: 1, name: 'Buying without VAT' })).toBeTruthy()
    expect(await main().findByText(/chronically sick or disabled/)).toBeTruthy()
  })

  it('[CS-08] says it in the words of the editors, or else of the gateway', async () => {
    openPage(VAT_EXEMPT, { ...uk, messages: { VatExemptTitle: 'No VAT', VatExemptIntro: 'Less than <b>£100 & more' } })
    expect(await main().findByRole('heading', { level: 1, name: 'No VAT' })).toBeTruthy()
    expect(await main().findByText('Less than <b>£100 & more')).toBeTruthy()
    cleanup()
    const page = { route: VAT_EXEMPT, contentHtml: '<p>Ask us</p>' }
    openPage(VAT_EXEMPT, {
      ...uk,
      answer: ({ path }) => (path === '/api/customer-service' ? { menu: [], pages: [page] } : undefined),
    })
    expect(await main().findByText('Ask us')).toBeTruthy()
    expect(main().queryByText(/chronically sick/)).toBeNull()
  })

  it('[CS-08] has no such page in shops that sell nothing without VAT', async () => {
    openPage(VAT_EXEMPT, { answer: ({ path }) => (path === '/api/customer-service' ? customerService : undefined) })
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeTruthy()
  })

  it.each(['', 'customer-service/', 'https://shop.example/customer-service/'])(
    '[CS-01] [ROUTE-19] finds pages whose routes begin with "%s"',
    async (start) => {
      const bare = ENTRIES.map(([title]) => ({ title, route: `${start}${title?.toLowerCase()}` }))
      const pages = bare.map(({ route, title }) => ({ route, contentHtml: `<p>About ${title}</p>` }))
      openPage('/customer-service/delivery', {
        answer: ({ path }) => (path === '/api/customer-service' ? { menu: bare, pages } : undefined),
      })
      expect(await main().findByText('About Delivery')).toBeTruthy()
      expect(entries()).toEqual(ENTRIES)
    },
  )

  it('[CS-09] says of a page that does not exist that it is not here', async () => {
    expect(await open('/customer-service/nonsense')).toBe('We cannot find this page')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })
})
