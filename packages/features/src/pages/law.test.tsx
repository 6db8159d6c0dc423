import { wordings } from '@shop/domain/messages/wordings.ts'
import { GUARANTEE_WORDS } from '../law/guarantee-words.ts'
import { placed } from '../testing/open-confirmation.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { configuration } from '../testing/open-checkout-page.tsx'
import { openPage, type StoryShopOptions } from '../testing/open-page.tsx'

// What the law wants on the pages of a shop. docs/law.md has each fact with its source.

const shop = (countries: Record<string, string>, more: StoryShopOptions = {}): StoryShopOptions => ({
  ...more,
  configuration: { ...configuration, ...more.configuration, supportedCountries: countries },
})
const denmark = shop({ DK: 'Danmark' })
const britain = shop({ GB: 'United Kingdom' })
const free = shop({ DK: 'Danmark' }, { flags: { hidePricesAndPayment: true } })

const europe = [
  ['Denmark', denmark],
  ['Sweden', shop({ SE: 'Sverige' })],
  ['all of Europe', shop({ CH: 'Switzerland', DE: 'Germany' })],
] as const
const elsewhere = [
  ['the United Kingdom', britain],
  ['a shop in which customers pay nothing', free],
] as const

const GUARANTEE = 'Legal guarantee: at least 2 years'
const summary = () => screen.findByRole('region', { name: 'Order summary' })
const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

describe('the legal guarantee at checkout', () => {
  it.each(europe)('[LAW-01] stands open before the button that orders, in %s', async (_, options) => {
    openPage('/checkout', options)
    const words = within(await summary()).getByText(GUARANTEE)
    expect(isBefore(words, screen.getByRole('button', { name: 'Continue to payment' }))).toBe(true)
    expect(words.closest('details, dialog, a')).toBeNull()
  })

  it.each(elsewhere)('[LAW-01] is not mentioned in %s', async (_, options) => {
    openPage('/checkout', options)
    await summary()
    expect(screen.queryByText(GUARANTEE)).toBeNull()
  })

  it('[LAW-01] shows the owner’s file whole, unaltered and before the button', async () => {
    openPage('/checkout', shop({ DK: 'Danmark' }, { configuration: { guaranteeNotice: '/media/notice-da.png' } }))
    await summary()
    const picture = screen.getByRole<HTMLImageElement>('img', { name: /^Official notice of the European Union/ })
    expect(picture.getAttribute('src')).toBe('/media/notice-da.png')
    expect(isBefore(picture, screen.getByRole('button', { name: 'Continue to payment' }))).toBe(true)
    expect(picture.closest('details, dialog, a')).toBeNull()
  })

  it.each([
    ['en', wordings.en],
    ['da', wordings.da],
    ['sv', wordings.sv],
  ] as const)('[LAW-01] has the same words in the shop as in the texts in %s', (language, texts) => {
    expect(GUARANTEE_WORDS[language]).toEqual({ title: texts.GuaranteeTitle, text: texts.GuaranteeText })
  })

  it('[LAW-01] is said in words of the shop where the gateway has none', async () => {
    openPage('/checkout', { ...shop({ DK: 'Danmark' }, { configuration: { cultureName: 'da-DK' } }), messages: {} })
    expect(await screen.findByText('Reklamationsret efter loven: mindst 2 år')).toBeTruthy()
  })
})

const WITHDRAW = 'Withdraw from contract here'
const footer = () => screen.findByRole('contentinfo')
const withFooter = (options: StoryShopOptions) => ({ ...options, content: { footer: { columns: [] } } })
const order = { orderNumber: 'PD100001', orderLines: [], placementDate: '2026-11-20T10:00:00Z' }

describe('the function for withdrawing', () => {
  const pages = ['/', '/cart', '/checkout', '/customer-service', '/no-such-page']
  it.each(europe.flatMap(([where, options]) => pages.map((page) => [page, where, options] as const)))(
    '[LAW-02] is reached from the foot of %s in %s',
    async (page, _, options) => {
      openPage(page, withFooter(options))
      const link = within(await footer()).getByRole('link', { name: WITHDRAW })
      expect(link.getAttribute('href')).toBe('/customer-service/withdrawal')
      expect(link.closest('details')).toBeNull()
    },
  )

  it.each(europe)('[LAW-02] is there without editors, for guests, in %s', async (_, options) => {
    openPage('/customer-service/withdrawal', options)
    expect(await screen.findByRole('heading', { level: 1, name: WITHDRAW })).toBeTruthy()
    expect(await screen.findByText(/^You may withdraw within 14 days/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Check and send' })).toBeTruthy()
    const letter = screen.getByText('Model withdrawal form').closest('details')
    expect(letter?.textContent).toMatch(/To .+:I\/We \(\*\) hereby give notice/)
  })

  it.each(elsewhere)('[LAW-02] is not there in %s', async (_, options) => {
    openPage('/customer-service/withdrawal', withFooter(options))
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot find this page' })).toBeTruthy()
    expect(within(await footer()).queryByRole('link', { name: WITHDRAW })).toBeNull()
  })

  it('[LAW-02] is reached from an order, and knows the order and the customer', async () => {
    const customer = { firstName: 'Dorothy', lastName: 'Ashworth', email: 'dorothy@example.com' }
    const { person } = openPage('/account/order-history/order-details/PD100001', {
      ...denmark,
      customer,
      answer: ({ path }) => (path.includes('/orders/history/') ? order : undefined),
    })
    await person.click(await screen.findByRole('link', { name: WITHDRAW }))
    expect(await typedIn(/^Order number/)).toBe('PD100001')
    expect(await typedIn(/^Name/)).toBe('Dorothy Ashworth')
    expect(await typedIn(/^Email/)).toBe('dorothy@example.com')
  })

  it('[LAW-02] is reached from the confirmation, for who has ordered as a guest', async () => {
    const { person } = openPage('/order-confirmation/t-1/c-1', {
      ...shop({ DK: 'Danmark' }, { configuration: { paymentProvider: 'nets' } }),
      answer: ({ path }) => (path === '/api/cart/get-transaction' ? placed : undefined),
      remembered: {
        invoiceAddress: { firstName: 'Dorothy', lastName: 'Ashworth', email: 'dorothy@example.com' },
        placedTransaction: { transactionId: 't-1', shippingMethod: '' },
      },
    })
    await person.click(await screen.findByRole('link', { name: WITHDRAW }))
    expect(await typedIn(/^Order number/)).toBe(placed.orderNumber)
  })

  it('[LAW-02] takes the order from the link in a mail, and keeps what was typed', async () => {
    openPage('/customer-service/withdrawal?order=PD100002', denmark)
    expect(await typedIn(/^Order number/)).toBe('PD100002')
    expect(await typedIn(/^Name/)).toBe('')
  })
})

const typedIn = async (name: RegExp) =>
  (await within(screen.getByRole('main')).findByRole<HTMLInputElement>('textbox', { name })).value

describe('to whom customers complain', () => {
  it('[LAW-04] stands in customer service, in the European Union alone', async () => {
    openPage('/customer-service', denmark)
    const body = await screen.findByRole('link', { name: 'Nævnenes Hus' })
    expect(body.getAttribute('href')).toBe('https://naevneneshus.dk')
    cleanup()
    openPage('/customer-service', britain)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('If we cannot agree')).toBeNull()
  })
})

describe('the seller', () => {
  const seller = {
    name: 'Hearby ApS',
    address: 'Havnegade 12',
    companyNumber: '87 65 43 22',
    vatNumber: 'DK 87 65 43 22',
  }
  it.each(['/', '/cart', '/checkout', '/customer-service'])('[LAW-04] is named in the foot of %s', async (page) => {
    openPage(page, withFooter(shop({ GB: 'United Kingdom' }, { configuration: { seller } })))
    expect((await footer()).textContent).toContain(
      'Hearby ApS · Havnegade 12 · Company number 87 65 43 22 · VAT number DK 87 65 43 22',
    )
  })
})
