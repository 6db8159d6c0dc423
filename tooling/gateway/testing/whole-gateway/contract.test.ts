import { randomUUID } from 'node:crypto'
import { createGateway, type Visitor } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import { judgeCalls } from '@shop/contract/judge.ts'
import { createDocumentedGateway, registered } from '@shop/contract/documented-gateway.ts'
import { emptyAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import { emptyCart } from '@shop/domain/cart/empty-cart.ts'
import { paymentIcons, readPaymentMethods } from '@shop/domain/payments/payment.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFakeCaptcha, createFakeNets, homeAddress } from '../test.ts'
import { createTestGateway, type TestGateway } from '../test-gateway.ts'

// Runs the shop's own client against this gateway and against the gateway of the documents, both in memory.
// GATEWAY_UNDER_TEST=https://gateway.example/shops/phonicear_dk runs it against another gateway instead, which needs Nets and
// the demo customer.

/** What differs between gateways. */
interface Facts {
  baseUrl: string
  fetch: typeof globalThis.fetch
  /** Returns the token of a solved captcha. Missing where a test cannot solve one. */
  solveCaptcha?: () => string
  customer: { email: string; password: string }
  configuration: { cultureName: string; paymentProvider: string }
  currency: string
  /** A word that finds products. */
  word: string
  wrongLogin: object
  wrongPassword: object
}

let ours: TestGateway | undefined
const captcha = createFakeCaptcha(createFakeNets().fetch)
const underTest = process.env['GATEWAY_UNDER_TEST']

const reference: Facts = {
  baseUrl: underTest ?? 'http://gateway.test/shops/phonicear_dk',
  fetch: underTest ? globalThis.fetch : (input, init) => ours!.fetch(input, init),
  ...(!underTest && { solveCaptcha: captcha.solve }),
  customer: { email: 'demo@example.com', password: 'Hearing2026' },
  configuration: { cultureName: 'da-DK', paymentProvider: 'nets' },
  currency: 'DKK',
  word: '312',
  wrongLogin: { kind: 'refused', errorCodes: ['invalid-login-or-password'] },
  wrongPassword: { kind: 'refused', errorCodes: ['invalid-password'] },
}

function documented(unshownAnswer: 'empty' | 'object'): Facts {
  const gateway = createDocumentedGateway({ unshownAnswer, settings: { paymentProvider: 'nets' } })
  return {
    baseUrl: 'http://gateway.test',
    fetch: async (input, init) => gateway.fetch(new Request(input, init)),
    solveCaptcha: () => 'solved',
    customer: registered,
    configuration: { cultureName: 'sv-SE', paymentProvider: 'nets' },
    currency: 'SEK',
    word: 'battery',
    wrongLogin: { kind: 'unauthorised' },
    wrongPassword: { kind: 'refused', errorCodes: ['invalid-login-or-password'] },
  }
}

const GATEWAYS: [name: string, facts: Facts][] = [
  [underTest ?? 'the reference gateway', reference],
  ...(underTest
    ? []
    : (['empty', 'object'] as const).map((form): [string, Facts] => [
        `the documented gateway, unshown answers ${form}`,
        documented(form),
      ])),
]

/** Opens the shop's client for a new visitor. */
function open({ baseUrl, fetch, customer }: Facts) {
  let visitor: Visitor = { userId: randomUUID() }
  const client = createGateway({ baseUrl, fetch, visitor: () => visitor })
  const become = (next: Visitor) => (visitor = next)
  const logIn = async (login = customer) => {
    const { access_token: accessToken, user } = await client.account.authenticate(login)
    become({ userId: user.userId, accessToken })
    return { user, accessToken }
  }
  return { client, logIn, become, anonymousId: visitor.userId }
}
type Client = ReturnType<typeof open>['client']

/** Returns a product that is bought without a choice. */
async function goodsOf(client: Client, { word }: Facts) {
  const { products } = await client.catalogue.search(word)
  const product = products.find(
    ({ inStock, canAddToCart, isConfigurable }) => inStock && canAddToCart && !isConfigurable,
  )
  return { productId: product?.id ?? '', itemNumber: product?.itemNumber ?? '' }
}

/** Opens the client for a visitor with a product in the cart. */
async function openWithCart(facts: Facts, quantity = 1) {
  const opened = open(facts)
  const goods = await goodsOf(opened.client, facts)
  await opened.client.cart.add({ [goods.productId]: quantity })
  return { ...opened, ...goods }
}

const failureOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => toFailure(error),
  )

const address = { ...homeAddress, addressLine2: '2. tv' }
const consents = { termsAndConditionsAgreed: true, privacyPolicyAgreed: true }
const order = async (client: Client) => {
  const { shippingTypes } = await client.content.configuration()
  return { shippingMethod: shippingTypes[0]?.code ?? '', invoiceAddress: address, ...consents }
}

describe('the contract', () => {
  beforeAll(async () => {
    ours = underTest ? undefined : await createTestGateway({ shops: 'demo', platform: { fetch: captcha.fetch } })
  })
  afterAll(() => ours?.close())

  describe.each(GATEWAYS)('%s', (_name, gateway) => {
    const { fetch, complaints } = judgeCalls(gateway.fetch)
    const facts = { ...gateway, fetch }
    it('has categories with products [API-09, CFG-03]', async () => {
      const { client } = open(facts)
      const [category] = await client.catalogue.categories()
      expect(category?.url).toMatch(/^\//)
      expect((await client.catalogue.browse(category?.url ?? '')).total).toBeGreaterThan(0)
    })

    it('finds products by words and by item numbers [API-07, API-08]', async () => {
      const { client } = open(facts)
      const { itemNumber } = await goodsOf(client, facts)
      expect(itemNumber).not.toBe('')
      expect(await client.catalogue.recommended([itemNumber])).toMatchObject([{ itemNumber }])
      expect(await client.catalogue.favourites([itemNumber])).toHaveLength(1)
    })

    it('shows a product by number and by url key, and says 404 of others [API-10]', async () => {
      const { client } = open(facts)
      const { itemNumber } = await goodsOf(client, facts)
      const product = await client.catalogue.details({ itemNumber })
      expect(product.itemNumber).toBe(itemNumber)
      expect((await client.catalogue.details({ urlKey: product.urlKey })).itemNumber).toBe(itemNumber)
      const notFound = { kind: 'refused', status: 404 }
      expect(await failureOf(client.catalogue.details({ itemNumber: 'NO-SUCH' }))).toMatchObject(notFound)
    })

    it('sends configuration, texts, pages and customer service [API-41, CFG-01, CFG-02, CFG-04]', async () => {
      const { client } = open(facts)
      const [configuration, translations, content, service] = await Promise.all([
        client.content.configuration(),
        client.content.translations(),
        client.content.staticContent(),
        client.customerService.pages(),
      ])
      expect(configuration).toMatchObject(facts.configuration)
      expect(translations['InvalidCaptcha']).toBeTruthy()
      expect(content.footer?.columns).not.toEqual([])
      expect(service.menu).not.toEqual([])
      expect(Array.isArray(await client.content.recommendedItemNumbers())).toBe(true)
    })

    it('has an empty cart at first, and follows every change [API-11, API-12, API-13, API-14, API-15]', async () => {
      const { client } = open(facts)
      expect((await client.cart.get()).lines).toEqual(emptyCart.lines)
      const { productId, itemNumber } = await goodsOf(client, facts)
      await client.cart.add({ [productId]: 2 })
      await client.cart.updateProduct(itemNumber, 3)
      const { shippingMethod } = await order(client)
      await client.cart.update({ shippingMethod, paymentCode: 'card' })
      await client.cart.updateProperties({ customProperties: { eanNumberApplied: '5798000000001' } })
      expect(await client.cart.get()).toMatchObject({
        lines: [{ itemNumber, quantity: 3 }],
        total: 3,
        selectedShippingType: shippingMethod,
        selectedPaymentType: 'card',
        customProperties: { eanNumberApplied: '5798000000001' },
      })
      await client.cart.remove(itemNumber)
      expect((await client.cart.get()).total).toBe(0)
    })

    it('refuses to add what it does not have', async () => {
      const failure = await failureOf(open(facts).client.cart.add({ 'NO-SUCH': 1 }))
      expect(failure).toMatchObject({ kind: 'refused', status: 400 })
    })

    it('takes the anonymous cart along into the account [API-19, API-27]', async () => {
      const { client, logIn, anonymousId, itemNumber } = await openWithCart(facts)
      await logIn()
      await client.cart.override(anonymousId)
      expect((await client.cart.get()).lines.map((line) => line.itemNumber)).toContain(itemNumber)
    })

    it('says one thing of every wrong login', async () => {
      const { logIn } = open(facts)
      const wrong = [
        { ...facts.customer, password: 'Wrong1234' },
        { email: `${randomUUID()}@example.com`, password: 'Wrong1234' },
      ]
      for (const login of wrong) expect(await failureOf(logIn(login))).toMatchObject(facts.wrongLogin)
    })

    // A test cannot solve the captcha of another gateway.
    it.skipIf(!facts.solveCaptcha)(
      'registers a customer who keeps addresses (needs our own gateway) [API-28, API-33, API-34, API-35]',
      async () => {
        const { client, logIn } = open(facts)
        const solve = facts.solveCaptcha!
        const person = {
          firstName: 'Inger',
          middleName: '',
          lastName: 'Sørensen',
          email: `${randomUUID()}@example.com`,
        }
        const passwords = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
        const registration = { ...person, ...passwords, receiveMarketingMaterials: false, captcha: solve() }
        const { id } = await client.account.register(registration)
        const again = client.account.register({ ...registration, captcha: solve() })
        expect(await failureOf(again)).toMatchObject({ kind: 'refused', errorCodes: ['email-in-use'] })
        const { user } = await logIn({ email: person.email, password: passwords.password })
        expect(user).toMatchObject({ ...person, userId: id, addressBook: [] })
        const entry = toNewAddress({ ...emptyAddress('DK'), ...address })
        const [added] = (await client.account.addAddress(entry)).addressBook ?? []
        expect(added).toMatchObject({ streetAddress1: address.addressLine1, telephone: address.phoneNumber })
        const other = { ...entry, streetAddress1: 'Havnevej 2' }
        expect((await client.account.editAddress(added?.id ?? '', other)).addressBook).toMatchObject([
          { id: added?.id, streetAddress1: 'Havnevej 2' },
        ])
        expect((await client.account.deleteAddress(added?.id ?? '')).addressBook).toEqual([])
      },
    )

    it('keeps what a customer prefers, and names and e-mail [API-32]', async () => {
      const { client, logIn } = open(facts)
      const preference = { customerPreference: { batterySize: '13' } }
      expect(await failureOf(client.account.update(preference))).toEqual({ kind: 'unauthorised' })
      const { firstName, middleName, lastName, email, receiveMarketingMaterials } = (await logIn()).user
      expect(await client.account.update(preference)).toMatchObject(preference)
      const details = { firstName, middleName, lastName, email, receiveMarketingMaterials, updatePassword: false }
      expect((await client.account.update(details)).email).toBe(email)
      const wrong = { updatePassword: true, currentPassword: 'Hearing2025' }
      const chosen = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
      const refused = await failureOf(client.account.update({ ...details, ...wrong, ...chosen }))
      expect(refused).toMatchObject(facts.wrongPassword)
    })

    it('keeps favourites, and the subscription of the newsletter [API-36, API-43]', async () => {
      const { client, logIn } = open(facts)
      const { itemNumber } = await goodsOf(client, facts)
      expect(await failureOf(client.account.addFavourite(itemNumber))).toEqual({ kind: 'unauthorised' })
      const { email } = (await logIn()).user
      expect((await client.account.addFavourite(itemNumber)).favourites).toContain(itemNumber)
      expect((await client.account.removeFavourite(itemNumber)).favourites).not.toContain(itemNumber)
      const { id } = await client.newsletter.subscribe(email)
      expect(await client.newsletter.lookup()).toMatchObject({ id, email })
      await client.newsletter.unsubscribe(id)
      expect(await client.newsletter.lookup()).toBeUndefined()
    })

    it('lists, shows, prints and repeats the orders of a customer [API-37, API-38, API-39, API-40]', async () => {
      const { client, logIn } = open(facts)
      const history = () => client.orders.history({ pageNumber: 1, pageSize: 10 })
      expect(await failureOf(history())).toEqual({ kind: 'unauthorised' })
      await logIn()
      const { items } = await history()
      expect(items).toHaveLength(10)
      const orderNumber = items[0]?.orderNumber ?? ''
      const { orderLines, pricingDetails } = await client.orders.details(orderNumber)
      expect(pricingDetails?.totalStr).not.toBe('')
      expect(await client.orders.printable(orderNumber)).toMatchObject({
        orderNumber,
        totalPrice: pricingDetails?.totalStr,
        productList: orderLines.map(({ itemNumber, quantity }) => ({ itemNumber, quantity })),
      })
      await client.orders.reorder(orderNumber)
      const inCart = (await client.cart.get()).lines.map((line) => line.itemNumber)
      expect(inCart).toEqual(expect.arrayContaining(orderLines.map((line) => line.itemNumber)))
      const notFound = { kind: 'refused', status: 404 }
      expect(await failureOf(client.orders.details('NO-SUCH'))).toMatchObject(notFound)
    })

    it('names the ways to pay that the cart shows [API-23, PAY-20]', async () => {
      const { culture, paymentMethods } = await open(facts).client.payments.methods()
      expect(culture).toBe(facts.configuration.cultureName)
      expect(paymentIcons(readPaymentMethods(paymentMethods))).not.toEqual([])
    })

    it('names faulty fields, then starts a transaction and its payment [API-17, API-18, API-22]', async () => {
      const { client, itemNumber } = await openWithCart(facts, 2)
      const good = await order(client)
      const faulty = { ...good, invoiceAddress: { ...address, postalCode: ' ' } }
      expect(await client.cart.initializeTransaction(faulty)).toMatchObject({
        transactionId: '',
        errorKeys: ['invoiceAddress.postalCode'],
      })
      const { transactionId, correlationId } = await client.cart.initializeTransaction(good)
      expect(await client.cart.getTransaction({ transactionId, correlationId })).toMatchObject({
        orderPlaced: false,
        correlationId,
        currencyCode: facts.currency,
        products: [{ itemNumber, quantity: 2 }],
      })
      const language = facts.configuration.cultureName
      expect(await client.payments.nets()).toMatchObject({ transactionId, correlationId, language })
    })

    it('keeps to the OpenAPI document in all these calls, as the shop’s client does [API-55]', () => {
      expect(complaints).toEqual([])
    })
  })

  // The documents name none of it. The shop works without.
  describe('the reference gateway beyond the documents', () => {
    it('names the currency of the shop, and why it refuses a product', async () => {
      const { client } = open(reference)
      expect((await client.content.configuration()).currency).toBe(reference.currency)
      const failure = await failureOf(client.cart.add({ 'NO-SUCH': 1 }))
      expect(failure).toMatchObject({ kind: 'refused', errorCodes: ['unknown-product'] })
    })

    it('asks for the token of a customer’s cart, which ends with the logout [SES-19]', async () => {
      const { client, logIn, become } = open(reference)
      const { user, accessToken } = await logIn()
      await client.cart.get()
      become({ userId: user.userId })
      expect(await failureOf(client.cart.get())).toEqual({ kind: 'unauthorised' })
      become({ userId: user.userId, accessToken })
      await client.account.logOut(accessToken)
      expect(await failureOf(client.cart.get())).toEqual({ kind: 'unauthorised' })
    })

    it('shows the profile again', async () => {
      const { client, logIn } = open(reference)
      const { user } = await logIn()
      expect(await client.account.profile()).toEqual(user)
    })

    it('shows a transaction only with its correlation id, with the hash of its cart', async () => {
      const { client } = await openWithCart(reference)
      const { transactionId, correlationId } = await client.cart.initializeTransaction(await order(client))
      const { hash } = await client.cart.getTransaction({ transactionId, correlationId })
      expect(hash).toBe((await client.cart.get()).hash)
      const notFound = { kind: 'refused', status: 404 }
      expect(await failureOf(client.cart.getTransaction({ transactionId }))).toMatchObject(notFound)
    })
  })
})
