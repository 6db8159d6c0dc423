import { createGateway } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { defects, type Defect, type DefectName } from '@shop/contract/defects.ts'
import { createDocumentedGateway } from '@shop/contract/documented-gateway.ts'
import { shownDefects, type Shown, type ShownName } from '@shop/contract/shown.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi, type RunnerTestSuite } from 'vitest'
import { loadBootstrapData } from '../../runtime/config/bootstrap-data.ts'
import { documentedShop } from '../../testing/documented-shop.ts'
import { fakeAdyenHosts } from '../../testing/open-adyen-payment-page.tsx'
import { openPage } from '../../testing/open-page.tsx'
import { cartOf } from '../../cart/cart.ts'

// The same defects as in the examination of gateways: what the shop does about each, as its report says it.

/** Addresses that were opened as documents of their own. */
let documents: string[] = []

/** The shop makes up for these: the page is the same without the defect. */
const MADE_UP_FOR: readonly ShownName[] = ['cart is not counted', 'bulk prices are a text']

const WRONG = 'Sorry, something went wrong'
const WIPES = '/care/details/1006'

/** A shop over a faulty gateway, whose visitor has a cart. */
async function faultyShop(name: DefectName, { hasCart = false } = {}) {
  const documented = await documentedShop({ fault: defects[name] })
  if (hasCart) await documented.client.cart.add({ 'p-1': 2, 'p-6': 1 })
  return documented
}

/** What the main part shows, with plain blanks. A picture stands as `[picture /its/address.jpg]`. */
function shownInMain() {
  const main = screen.getByRole('main')
  const pictures = [...main.querySelectorAll('img')].map((picture) => `[picture ${picture.getAttribute('src') ?? ''}]`)
  return [main.textContent.replaceAll(/\s+/g, ' '), ...pictures].join('')
}

/** Opens the page of a row in a shop over the documented gateway. Returns the router. */
async function openShown(fault: Defect | undefined, { at, settings = {}, promoCode, paid, follows }: Shown) {
  const pays = at.endsWith('/T')
  if (pays) fakeAdyenHosts()
  const { client, gateway, options, loggedIn, startPayment } = await documentedShop({ fault, settings })
  const { transactionId, correlationId } = pays ? await startPayment() : { transactionId: '', correlationId: '' }
  if (!pays) await client.cart.add({ 'p-1': 2, 'p-6': 1 })
  if (promoCode) await client.cart.updateProperties({ customProperties: { promoCode } })
  if (paid) gateway.control.pay(transactionId, paid)
  const isCustomers = /^\/(?:account|order-print)\//.test(at)
  const { router, person } = openPage(at.replace(/T$/, `${transactionId}/${correlationId}`), {
    ...(isCustomers ? await loggedIn() : options),
    messages: await client.content.translations(),
  })
  await screen.findAllByRole('heading', { level: 1 })
  if (follows) await person.click((await screen.findAllByRole('link', { name: follows }))[0]!)
  return router
}

const rows = Object.entries(shownDefects) as [ShownName, Shown][]

const market = { shopId: 'documented', culture: 'sv-SE', currency: 'SEK', timeZone: 'Europe/Stockholm', country: 'SE' }

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

/** The titles of all tests in a file or a part of it. */
const titlesIn = ({ tasks }: RunnerTestSuite): string[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? titlesIn(task) : task.name))

describe('a defect of the gateway', () => {
  beforeEach(() => {
    documents = []
    for (const method of ['assign', 'replace'] as const)
      vi.spyOn(window.location, method).mockImplementation((address) => void documents.push(String(address)))
  })

  describe('what the shop does about a gap', () => {
    it.each(rows)('[API-53] %s', async (name, shown) => {
      const { has = [], lacks, leadsTo } = shown
      const router = await openShown(defects[name], shown)
      await waitFor(() => {
        for (const part of has) expect(shownInMain()).toContain(part)
        expect(leadsTo && router.state.location.pathname).toBe(leadsTo)
      })
      for (const part of lacks) expect(shownInMain()).not.toContain(part)
    })

    it.each(rows)('[API-53] shows another page without the defect: %s', async (name, shown) => {
      const { has = [], lacks, leadsTo } = shown
      const router = await openShown(undefined, shown)
      await waitFor(() => {
        for (const part of MADE_UP_FOR.includes(name) ? has : lacks) expect(shownInMain()).toContain(part)
      })
      expect(lacks.length > 0).toBe(!MADE_UP_FOR.includes(name))
      expect(router.state.location.pathname).not.toBe(leadsTo)
    })

    it('[API-53] adding breaks', async () => {
      const { options } = await faultyShop('adding breaks')
      const { person, router, shop } = openPage(WIPES, options)
      await person.click(await screen.findByRole('button', { name: english.AddToCart }))
      await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
      expect(cartOf(shop.cart.getState()).total).toBe(0)
    })

    it('[API-53] order has no transaction', async () => {
      const { options } = await faultyShop('order has no transaction', { hasCart: true })
      const { person } = openPage('/checkout', options)
      await screen.findByLabelText(/^First name/)
      const typed = { 'First name': 'Karin', 'Last name': 'Berg', 'Email address': 'karin@example.com' }
      const address = { Phone: '070 123 45 67', 'Street and number': 'Storgatan 1', Postcode: '222 21', Town: 'Lund' }
      for (const [name, value] of Object.entries({ ...typed, ...address }))
        fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } })
      await person.click(await screen.findByRole('checkbox', { name: /terms/ }))
      await person.click(screen.getByRole('radio', { name: /Letter/ }))
      await person.click(screen.getByRole('button', { name: english.PlaceOrder }))
      expect(await screen.findAllByText(WRONG)).not.toEqual([])
      expect(screen.getByLabelText<HTMLInputElement>(/^First name/).value).toBe('Karin')
      expect(documents).toEqual([])
    })

    it('[API-53] token is absent', async () => {
      const { options } = await faultyShop('token is absent')
      const { person, shop } = openPage('/account/login', options)
      const main = within(screen.getByRole('main'))
      fireEvent.change(await main.findByLabelText(english.Email), { target: { value: 'customer@example.com' } })
      fireEvent.change(main.getByLabelText(english.Password), { target: { value: 'Hearing1' } })
      await person.click(main.getByRole('button', { name: english.LogIn }))
      expect((await screen.findByRole('alert')).textContent).not.toBe('')
      expect(shop.visit.getState().user?.userProfile.isAuthenticated).toBe(false)
    })

    it('[API-53] subscriptions are open', async () => {
      const { options, loggedIn, calls } = await faultyShop('subscriptions are open')
      const lookup = 'GET /api/v1.0/user-subscriptions'
      const { router } = openPage('/newsletter/manage', options)
      await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
      expect(calls).not.toContain(lookup)
      openPage('/newsletter/manage', await loggedIn())
      await waitFor(() => expect(calls).toContain(lookup))
    })
  })

  describe('what the shop does about a gap in what every page needs', () => {
    it.each(['configuration breaks', 'configuration is a web page'] as const)('[API-53] %s', async (name) => {
      expect((await loadFrom(name).catch(toFailure)) as object).toMatchObject({ kind: 'broken' })
    })

    it('[API-53] texts are not found', async () => {
      const { messages, content } = await loadFrom('texts are not found')
      expect(messages).toEqual({})
      expect(content).toMatchObject({ partners: [{ name: 'Partner' }] })
    })

    it.each<[DefectName, object]>([
      [
        'content is not found',
        { messages: { AddToCart: 'Add to basket' }, content: { partners: [], footer: undefined } },
      ],
      ['categories are not found', { categories: [], content: { partners: [{ name: 'Partner' }] } }],
    ])('[API-53] %s', async (name, data) => {
      expect(await loadFrom(name)).toMatchObject(data)
    })
  })

  it('[API-53] shows what the shop does about every planted defect', ({ task }) => {
    const wanted = Object.keys(defects).map((name) => `[API-53] ${name}`)
    const titles = new Set(titlesIn(task.file))
    expect(wanted.filter((title) => !titles.has(title))).toEqual([])
  })
})
