import { createGateway } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { defects, type DefectName } from '@shop/documented-gateway/defects.ts'
import { createDocumentedGateway } from '@shop/documented-gateway/documented-gateway.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBootstrapData } from '../../runtime/config/bootstrap-data.ts'
import { documentedShop } from '../../testing/documented-shop.ts'
import { openPage } from '../../testing/open-page.tsx'

// The same defects as in the examination of gateways: what the shop does about each, as its report says it.

/** Addresses that were opened as documents of their own. */
let documents: string[] = []
beforeEach(() => {
  documents = []
  for (const method of ['assign', 'replace'] as const)
    vi.spyOn(window.location, method).mockImplementation((address) => void documents.push(String(address)))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** What a page shows. `T` in the address stands for a transaction. */
interface Shown {
  at: string
  has?: readonly string[]
  lacks?: readonly string[]
  /** Where the address leads. */
  leadsTo?: string
  /** The sources of the pictures in the main part. */
  pictures?: readonly string[]
}

const WRONG = 'Sorry, something went wrong'
const NOT_FOUND = 'We cannot find this page'
const WIPES = '/care/details/1006'
const WIPES_SEARCH = '/search-result/wipes'
const PAST_ORDER = '/account/order-history/order-details/10001'

const SHOWN = {
  'text is absent': { at: WIPES, has: ['Quantity'], lacks: ['Add to basket'] },
  'text is null': { at: WIPES_SEARCH, has: ['Cleaning wipes'], lacks: ['Item no.'] },
  'country list is null': { at: '/checkout', has: ['Postcode'], lacks: ['Country', 'Sweden'] },
  'delivery has no code': { at: '/checkout', has: ['Letter'], lacks: ['Parcel'] },
  'deliveries are absent': { at: '/checkout', has: ['Postcode'], lacks: ['How should we send it?', 'Letter'] },
  'payment provider is unknown': {
    at: '/payments/T',
    has: ['Payment is not available right now.', 'let our customer service help you'],
  },
  'landing page is unknown': { at: '/', has: ['Everything for your hearing aid', 'Shop by category'] },
  'recommended products are absent': { at: '/', has: ['Recommended for you', 'TV adapter'] },
  'category has no url': { at: '/', has: ['Domes', 'Accessories'], lacks: ['Care'] },
  'product has no id': { at: '/care', has: ['2 of 2', 'Drying capsules'], lacks: ['Cleaning wipes'] },
  'product has no name': { at: '/care', has: ['2 of 2', 'Drying capsules'], lacks: ['Cleaning wipes'] },
  'products are null': { at: '/care', has: ['There are no products in this category right now.'] },
  'products are an object': { at: '/care', has: [WRONG, 'Try again'] },
  'category is empty': { at: '/care', has: ['There are no products in this category right now.'] },
  'product has no price': { at: WIPES, has: ['This product cannot be bought here.'], lacks: ['69,00 kr'] },
  'price is no object': { at: WIPES, has: [WRONG] },
  'price text is absent': { at: WIPES, has: ['69,00 kr', 'Add to basket'] },
  'stock is absent': { at: WIPES, has: ['Sold out for now'] },
  'bulk prices are a text': { at: WIPES, has: [WRONG] },
  'product is not found': { at: WIPES, has: [NOT_FOUND], leadsTo: '/404' },
  'product breaks': { at: WIPES, has: [WRONG], leadsTo: '/error' },
  'picture is null': { at: WIPES_SEARCH, has: ['Cleaning wipes'], pictures: [''] },
  'picture comes from elsewhere': { at: WIPES_SEARCH, pictures: ['https://pictures.example/a.jpg'] },
  'search is a web page': { at: WIPES_SEARCH, has: [WRONG, 'Try again'] },
  'cart is refused': { at: '/cart', has: ['We could not fetch your basket.', 'Try again'] },
  'cart is a web page': { at: '/cart', has: ['We could not fetch your basket.', 'Try again'] },
  'cart lines are null': { at: '/cart', has: ['3 items', 'Subtotal', '206,00 kr'], lacks: ['Battery 312'] },
  'cart total is absent': { at: '/cart', has: ['Subtotal', '167,00 kr'], lacks: ['206,00 kr'] },
  'cart total is an object': { at: '/cart', has: ['We could not fetch your basket.'] },
  'cart is not counted': { at: '/cart', has: ['3 items'] },
  'line has no quantity': { at: '/cart', has: ['Cleaning wipes'], lacks: ['Battery 312'] },
  'line has no name': { at: '/cart', has: ['Item no. 1001', 'Battery 312 six pack for your hearing aid.'] },
  'line is a cent too much': { at: '/cart', has: ['49,00 kr', '98,01 kr'] },
  'cart is a cent too much': { at: '/cart', has: ['Rounding0,01 kr', 'Total206,01 kr'] },
  'cart is far too much': { at: '/cart', has: ['Other7,00 kr', 'Total213,00 kr'] },
  'vat is absent': { at: '/cart', has: ['Total206,00 kr'], lacks: ['of which VAT'] },
  'discounts are a list': { at: '/cart', has: ['Battery 312 six pack', 'Total discount'], lacks: ['Spring'] },
  'coupon response is an object': { at: '/cart', has: ['Battery 312 six pack', 'I have a promo code'] },
  'transaction is not found': { at: '/payments/T', leadsTo: '/' },
  'transaction is a cent too much': { at: '/payments/T', has: ['Rounding0,01 kr', 'Total206,01 kr'] },
  'payment status is unknown': { at: '/order-confirmation/T', has: ['We are checking your order'] },
  'payment key is null': { at: '/payments/T', has: ['Try again'] },
  'orders break': { at: '/account/order-history', has: [WRONG], leadsTo: '/error' },
  'order has no number': { at: '/account/order-history', has: ['10011', '10003'], lacks: ['10012'] },
  'order has no totals': { at: PAST_ORDER, has: ['Battery 312 six pack'], lacks: ['Subtotal', '222,00 kr'] },
  'order is a cent too much': { at: PAST_ORDER, has: ['Rounding0,01 kr', 'Total222,01 kr'] },
  'printed order has no lines': { at: '/order-print/10001', has: ['222,00 kr'], lacks: ['Battery 312'] },
  'customer service breaks': { at: '/customer-service', has: [WRONG], leadsTo: '/error' },
  'service page is absent': { at: '/customer-service/delivery', has: [NOT_FOUND] },
  'banner leads nowhere': { at: '/spring-sale', has: [NOT_FOUND] },
} as const satisfies Partial<Record<DefectName, Shown>>

/** A shop over a faulty gateway, whose visitor has a cart. */
async function faultyShop(name: DefectName, { hasCart = false } = {}) {
  const documented = await documentedShop({ fault: defects[name] })
  if (hasCart) await documented.client.cart.add({ 'p-1': 2, 'p-6': 1 })
  return documented
}

/** The text of the main part, with plain blanks. */
const mainText = () => screen.getByRole('main').textContent.replaceAll(/\s+/g, ' ')
const picturesShown = () =>
  [...screen.getByRole('main').querySelectorAll('img')].map((picture) => picture.getAttribute('src') ?? '')

describe('what the shop does about a gap', () => {
  it.each(Object.entries(SHOWN) as [DefectName, Shown][])('[API-47] %s', async (name, shown) => {
    const { at, has = [], lacks = [], leadsTo, pictures } = shown
    const pays = at.endsWith('/T')
    const { client, options, loggedIn, startPayment } = await faultyShop(name, { hasCart: !pays })
    const { transactionId, correlationId } = pays ? await startPayment() : { transactionId: '', correlationId: '' }
    const isCustomers = /^\/(?:account|order-print)\//.test(at)
    const { router } = openPage(at.replace(/T$/, `${transactionId}/${correlationId}`), {
      ...(isCustomers ? await loggedIn() : options),
      messages: await client.content.translations(),
    })
    await screen.findAllByRole('heading', { level: 1 })
    await waitFor(() => {
      for (const part of has) expect(mainText()).toContain(part)
      const reached = { leadsTo: leadsTo && router.state.location.pathname, pictures: pictures && picturesShown() }
      expect(reached).toEqual({ leadsTo, pictures })
    })
    for (const part of lacks) expect(mainText()).not.toContain(part)
  })

  it('[API-47] adding breaks', async () => {
    const { options } = await faultyShop('adding breaks')
    const { person, router, shop } = openPage(WIPES, options)
    await person.click(await screen.findByRole('button', { name: english.AddToCart }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
    expect(shop.cart.getState().cart.total).toBe(0)
  })

  it('[API-47] order has no transaction', async () => {
    const { options } = await faultyShop('order has no transaction', { hasCart: true })
    const { person } = openPage('/checkout', options)
    await screen.findByLabelText(/^First name/)
    const typed = { 'First name': 'Karin', 'Last name': 'Berg', 'Email address': 'karin@example.com' }
    const address = { Phone: '070 123 45 67', 'Street and number': 'Storgatan 1', Postcode: '222 21', Town: 'Lund' }
    for (const [name, value] of Object.entries({ ...typed, ...address }))
      fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } })
    await person.click(screen.getByRole('checkbox', { name: /terms/ }))
    await person.click(screen.getByRole('radio', { name: /Letter/ }))
    await person.click(screen.getByRole('button', { name: english.PlaceOrder }))
    expect(await screen.findAllByText(WRONG)).not.toEqual([])
    expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Karin')
    expect(documents).toEqual([])
  })

  it('[API-47] token is absent', async () => {
    const { options } = await faultyShop('token is absent')
    const { person, shop } = openPage('/account/login', options)
    const main = within(screen.getByRole('main'))
    fireEvent.change(await main.findByLabelText(english.Email), { target: { value: 'customer@example.com' } })
    fireEvent.change(main.getByLabelText(english.Password), { target: { value: 'Hearing1' } })
    await person.click(main.getByRole('button', { name: english.LogIn }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
    expect(shop.session.getState().user?.userProfile.isAuthenticated).toBe(false)
  })
})

const market = { shopId: 'documented', culture: 'sv-SE', currency: 'SEK', country: 'SE' }

/** Loads what every page needs from a faulty gateway. */
function loadFrom(name: DefectName) {
  const gateway = createDocumentedGateway({ fault: defects[name], settings: { translations: english } })
  const client = createGateway({
    baseUrl: 'http://gateway.test',
    visitor: () => ({ userId: 'visitor' }),
    fetch: async (input, init) => gateway.fetch(new Request(input, init)),
  })
  return loadBootstrapData(client, { market })
}

describe('what the shop does about a gap in what every page needs', () => {
  it.each(['configuration breaks', 'configuration is a web page'] as const)('[API-47] %s', async (name) => {
    expect((await loadFrom(name).catch(toFailure)) as object).toMatchObject({ kind: 'broken' })
  })

  it.each<[DefectName, object]>([
    ['texts are not found', { messages: {}, content: { partners: [{ name: 'Partner' }] } }],
    [
      'content is not found',
      { messages: { AddToCart: 'Add to basket' }, content: { partners: [], footer: undefined } },
    ],
    ['categories are not found', { categories: [], content: { partners: [{ name: 'Partner' }] } }],
  ])('[API-47] %s', async (name, data) => {
    expect(await loadFrom(name)).toMatchObject(data)
  })
})

it('[API-47] shows what the shop does about every planted defect', () => {
  const elsewhere: DefectName[] = [
    'adding breaks',
    'order has no transaction',
    'token is absent',
    'configuration breaks',
    'configuration is a web page',
    'texts are not found',
    'content is not found',
    'categories are not found',
    // The shop never asks for subscriptions without a token.
    'subscriptions are open',
  ]
  expect([...Object.keys(SHOWN), ...elsewhere].toSorted()).toEqual(Object.keys(defects).toSorted())
})
