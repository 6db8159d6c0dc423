import { randomUUID } from 'node:crypto'
import { createGateway, type Visitor } from '@shop/api-client'
import { SORT } from '@shop/domain/catalogue/sort.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentFields } from '../payments/providers/providers.ts'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { createFakeNets } from '../../testing/providers/fake-nets.ts'
import { createShopper } from '../../testing/shopper.ts'
import { DOCUMENTED_FIELDS, UNDOCUMENTED_CALLS } from './documented-fields.ts'

let gateway: TestGateway
beforeAll(async () => {
  const platform = { fetch: createFakeNets().fetch }
  gateway = await createTestGateway({
    shops: 'demo',
    environment: { GATEWAY_PROFILE: 'strict-minimal', STRICT_SEED: '1' },
    platform,
  })
})
afterAll(() => gateway.close())

const clientOf = (shopId: string, visitor: Visitor) =>
  createGateway({
    baseUrl: `http://gateway.test/shops/${shopId}`,
    visitor: () => visitor,
    fetch: gateway.fetch,
  })

it('reduces every call there is', () => {
  const paths = gateway.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/shops/:shopId/api/'))
    .map(({ path }) => path.replace('/shops/:shopId/api', ''))
  const reduced = [...Object.keys({ ...DOCUMENTED_FIELDS, ...paymentFields }), ...UNDOCUMENTED_CALLS]
  expect([...new Set(paths)].toSorted()).toEqual(reduced.toSorted())
})

it.each(UNDOCUMENTED_CALLS)('does not know %s, which the specification does not name', async (path) => {
  expect((await createShopper(gateway.fetch, 'phonicear_dk').post(path)).status).toBe(404)
})

describe.each(readDemoData().shops.map(({ id }) => id))('the strict minimum of %s', (shopId) => {
  it('is read by the shop’s own client, from the first page to the order (OP-75)', async () => {
    const client = clientOf(shopId, { userId: randomUUID() })
    const [configuration, content, service, categories] = await Promise.all([
      client.content.configuration(),
      client.content.staticContent(),
      client.customerService.pages(),
      client.catalogue.categories(),
    ])
    expect(configuration).toMatchObject({ id: shopId, displayName: '', currency: '', consentScriptUrl: '' })
    const { deliveryDays, sendsPartsOfLists, captcha, tagManager } = configuration
    expect([deliveryDays, sendsPartsOfLists, captcha, tagManager]).toEqual([undefined, undefined, undefined, undefined])
    expect(content.sellingPointsBar).toBeUndefined()
    expect(content.footer?.columns).not.toEqual([])
    expect(content.notificationBar).toBeUndefined()
    expect(service.pages).not.toEqual([])
    // The gateway ignores the requested part and sends the whole list, which the client accepts.
    const part = { skip: 0, take: 1, sort: SORT.name }
    const { products, total } = await client.catalogue.browse(categories[0]?.url ?? '', { part })
    expect(products).toHaveLength(total)
    expect(total).toBeGreaterThan(1)
    const product = products.find((one) => one.inStock && one.canAddToCart && !one.isConfigurable && one.priceResponse)
    expect(product).toMatchObject({ subtitle: '', marketingDescription: '' })
    expect(product?.productPromoResponse).toBeUndefined()
    expect(await client.catalogue.details({ itemNumber: product?.itemNumber ?? '' })).toMatchObject({
      name: product?.name,
      relatedProducts: [],
    })
    await client.cart.add({ [product?.id ?? '']: 2 })
    expect(await client.cart.get()).toMatchObject({ total: 2, lines: [{ itemNumber: product?.itemNumber }] })
    expect((await client.payments.methods()).iconBase).toBe('')
  })
})

const get = async (path: string) => (await createShopper(gateway.fetch, 'product_uk').get(path)).body
const fieldsOf = (value: object) => Object.keys(value).toSorted().join(' ')

/** Returns an article of a shop, and a cart with two of it. */
async function goodsOf(shopId: string) {
  const shopper = createShopper(gateway.fetch, shopId)
  const { body } = await shopper.get('/products/search?query=battery')
  const [product] = body.products.filter(
    ({ inStock, isConfigurable }: Record<string, unknown>) => inStock && !isConfigurable,
  )
  await shopper.add({ [product.id]: 2 })
  return { product, cart: await shopper.cart() }
}

describe('an answer in the strict minimum', () => {
  it('has the message keys that the specification names', async () => {
    expect(fieldsOf((await get('/translations')).translations)).toBe(
      'InvalidCaptcha InvalidLoginOrPassword PleaseEnterSixOrMoreCharacters PleaseEnterValidEmail PleaseMakeSureYourPasswordsMatch RequiredFieldHelperText',
    )
  })

  it('has no field of our own', async () => {
    expect(fieldsOf(await get('/v1.0/configuration/frontend'))).toBe(
      'brand cartRecommendedProducts cultureName displaySellingPointsBar featureFlags id paymentProvider recommendedProducts shippingTypes supportedCountries',
    )
    const found = await get('/products/search?query=battery')
    expect(fieldsOf(found)).toBe('products')
    expect(fieldsOf(found.products[0])).toBe(
      'canAddToCart configurableAttributes description id imageUrl inStock isConfigurable itemNumber name partialId priceResponse urlKey variations',
    )
    expect(fieldsOf(found.products[0].priceResponse)).toBe('currency price priceStr')
    const { introBanner } = await get('/v1.0/static-content/all')
    expect(introBanner.title).not.toBe('')
    expect(introBanner).not.toHaveProperty('eyebrow')
    const { paymentMethods, ...rest } = await get('/payments/paymentMethods')
    expect(fieldsOf(rest)).toBe('clientKey culture environment')
    expect(JSON.parse(paymentMethods).paymentMethods[0]).not.toHaveProperty('name')
  })

  it('is written in the forms that the specification leaves open', async () => {
    const [uk, danish] = [await goodsOf('product_uk'), await goodsOf('phonicear_dk')]
    expect([typeof uk.product.priceResponse.priceStr, typeof danish.product.priceResponse.priceStr].toSorted()).toEqual(
      ['number', 'string'],
    )
    for (const { product, cart } of [uk, danish]) {
      expect(`${product.priceResponse.priceStr}`).toMatch(/^\d+(\.\d+)?$/)
      expect(cart).toMatchObject({ total: '2', vatExempt: false, products: [{ quantity: '2' }] })
      expect(product.variations).toBeNull()
    }
    // One shop sends the full URLs of pictures, the other only their paths.
    expect(uk.product.imageUrl).toMatch(/^api\/pictures\//)
    expect(danish.product.imageUrl).toMatch(/^http:\/\/gateway\.test\/shops\/phonicear_dk\/api\/pictures\//)
  })

  it('takes turns in the forms that the specification leaves open', async () => {
    const shopper = createShopper(gateway.fetch, 'product_uk')
    const login = { email: 'demo@example.com', password: 'Hearing2026' }
    const logIn = async () => (await shopper.post('/v1.0/authenticate', login)).body
    const said = [await logIn(), await logIn()].map(({ user }) => 'isAuthenticated' in user)
    expect(new Set(said)).toEqual(new Set([true, false]))
  })

  it('still says when nothing has changed, and what is wrong', async () => {
    const url = 'http://gateway.test/shops/product_uk/api/translations'
    const etag = (await gateway.fetch(url)).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await gateway.fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect(await get('/products/details?itemNumber=NO-SUCH')).toMatchObject({ errorCode: 'not-found' })
  })

  it('carries a payment from order to transaction [API-17, API-18, API-22]', async () => {
    const shopper = createShopper(gateway.fetch, 'phonicear_dk')
    await shopper.add({ 'BAT-13-06': 1 })
    const { body } = await shopper.placeOrder({ shippingMethod: 'gls-home' })
    expect(fieldsOf((await shopper.nets()).body)).toBe('clientKey correlationId language paymentId transactionId')
    const { body: transaction } = await shopper.transaction(body.transactionId, body.correlationId)
    expect(transaction).toMatchObject({ status: 'Pending', products: [{ itemNumber: 'BAT-13-06' }] })
    expect(transaction).not.toHaveProperty('hash')
  })
})
