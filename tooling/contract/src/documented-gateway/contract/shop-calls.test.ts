import { describe, expect, it } from 'vitest'
import { openClient, order } from '../testing/open-client.ts'

describe('catalogue', () => {
  const { client } = openClient()

  it('[API-07] reads found products with every documented part', async () => {
    const { products, total } = await client.catalogue.search('dome')
    expect(total).toBe(2)
    const [dome] = products
    expect(dome).toMatchObject({
      id: 'p-4',
      itemNumber: '1004',
      isConfigurable: true,
      configurableAttributes: { Size: ['small', 'large'], Vent: ['Open', 'Closed'] },
      priceResponse: { price: 85, currency: 'SEK', priceStr: '85,00 kr' },
    })
    expect(dome!.variations[0]).toMatchObject({ id: 'p-41', itemNumber: '1041', attributes: { Size: 'small' } })
    expect(dome!.relatedProducts).toHaveLength(1)
  })

  it('[API-08] tells recommended items from favourites', async () => {
    const numbers = ['1012', '1001']
    expect(await client.catalogue.recommended(numbers)).toMatchObject([{ itemNumber: '1012' }, { itemNumber: '1001' }])
    expect(await client.catalogue.favourites(numbers)).toMatchObject([{ itemNumber: '1001' }])
  })

  it('[API-09] reads the products of every category', async () => {
    const categories = await client.catalogue.categories()
    expect(categories.map(({ url, subcategories }) => [url, subcategories.length])).toEqual([
      ['/batteries', 2],
      ['/domes', 0],
      ['/care', 0],
      ['/accessories', 0],
    ])
    for (const { url } of categories) expect((await client.catalogue.browse(url)).total).toBeGreaterThan(0)
    expect((await client.catalogue.browse('/batteries/size-13')).total).toBe(1)
  })

  it('[API-10] reads a product by number and by url key, with bulk and promotion prices', async () => {
    expect(await client.catalogue.details({ itemNumber: '1001' })).toMatchObject({
      priceResponse: { isBulkPurchaseProduct: true, quantityTreshold: [{ priceStr: '39,00 kr', quantity: 10 }] },
    })
    expect(await client.catalogue.details({ urlKey: 'battery-312-box-of-ten-packs' })).toMatchObject({
      itemNumber: '1002',
      isOnPromotion: true,
      productPromoResponse: { priceStr: '349,00 kr' },
    })
    expect(await client.catalogue.details({ itemNumber: '1010' })).toMatchObject({ priceResponse: undefined })
    await expect(client.catalogue.details({ itemNumber: 'none' })).rejects.toMatchObject({ failure: { status: 404 } })
  })
})

describe('content', () => {
  const { client } = openClient()

  it('[API-50] reads the configuration with flags and choices', async () => {
    expect(await client.content.configuration()).toMatchObject({
      featureFlags: { landingPageType: 'tiles', orderSummaryType: 'global', allowFavourites: true },
      supportedCountries: { SE: 'Sweden', DK: 'Denmark' },
      shippingTypes: [{ code: 'standard', name: 'Letter', cost: 39 }, { code: 'express' }],
      paymentProvider: 'adyen',
      recommendedProducts: ['1006', '1009'],
      cartRecommendedProducts: ['1007'],
      displaySellingPointsBar: true,
    })
    expect(await client.content.recommendedItemNumbers()).toEqual(['1009', '1011'])
    expect(await client.content.translations()).toMatchObject({ InvalidCaptcha: 'Please solve the captcha' })
  })

  it('[CFG-32] reads every part of the static content', async () => {
    expect(await client.content.staticContent()).toMatchObject({
      materials: [{ title: 'Guide', link: { title: 'Guide', url: '/customer-service/delivery' } }],
      footer: { columns: [{ title: 'Help', links: [{ title: 'Delivery' }] }] },
      categories: [{ route: '/batteries', additionalLines: ['Zinc-air', 'Mercury-free'] }],
      introBanner: { description: 'Batteries, domes and care', buttons: [{ url: '/batteries' }] },
      introBannerList: [{}, { title: 'New domes' }],
      imageTextSpots: [{ text: 'Keep batteries dry.' }],
      // The documents name no field of the bar, so it has nothing to show.
      sellingPointsBar: undefined,
      seo: { pages: [{ route: '/' }], defaults: { title: 'Shop' }, faviconIcon: '/favicon.ico' },
      partners: [{ name: 'Partner' }],
      customerService: { menu: [{}, {}, {}], pages: [{}, {}, {}] },
    })
  })

  it('[API-41] [API-42] reads the service pages and sends a message', async () => {
    const { menu, pages } = await client.customerService.pages()
    expect(menu.map(({ title }) => title)).toEqual(['Delivery', 'Contact us', 'VAT exemption'])
    expect(pages[0]).toEqual({
      route: '/customer-service/delivery',
      contentHtml: '<h2>Delivery</h2><p>Letters take three days.</p>',
    })
    const message = { message: 'Hi', name: 'Nils', email: 'nils@example.com', phone: '1', captcha: 'solved' }
    await client.customerService.contact(message)
    await expect(client.customerService.contact({ ...message, captcha: 'wrong' })).rejects.toMatchObject({
      failure: { errorCodes: ['invalid-captcha'] },
    })
  })
})

describe.each(['empty', 'object'] as const)('cart where unshown answers are %s', (unshownAnswer) => {
  it('[API-11] [API-12] [API-13] [API-14] adds, changes and removes', async () => {
    const { client } = openClient({ unshownAnswer })
    expect(await client.cart.get()).toMatchObject({ total: 0, lines: [] })
    await client.cart.add({ 'p-1': 2, 'p-41': 1 })
    await client.cart.updateProduct('1001', 12)
    const cart = await client.cart.get()
    expect(cart.lines).toMatchObject([
      { itemNumber: '1041', productAttributes: { Size: 'small', Vent: 'Open' } },
      { itemNumber: '1001', quantity: 12, price: '39,00 kr', total: '468,00 kr' },
    ])
    await client.cart.remove('1001')
    expect(await client.cart.get()).toMatchObject({ total: 1, displayPrice: '124,00 kr', vat: '24,80 kr' })
  })

  it('[API-15] reads delivery, codes and the gift of a promotion', async () => {
    const { client } = openClient({ unshownAnswer })
    await client.cart.add({ 'p-3': 2 })
    await client.cart.updateProperties({ customProperties: { promoCode: 'SPRING10', applyVATExempt: 'true' } })
    await client.cart.update({ shippingMethod: 'express' })
    expect(await client.cart.get()).toMatchObject({
      couponResponseCode: 'Success',
      customProperties: { promoCode: 'SPRING10', applyVATExempt: 'true' },
      discounts: { 'Spring offer': '9,80 kr' },
      priceBreakdown: { totalDiscount: '9,80 kr' },
      selectedShippingType: 'express',
      shippingPriceInclVat: '79,00 kr',
    })
    await client.cart.updateProperties({ customProperties: { promoCode: 'FREEWIPES' } })
    expect((await client.cart.get()).lines[0]).toMatchObject({ itemNumber: '1006', isAddedByPromotion: true })
    await client.cart.updateProperties({ customProperties: { promoCode: 'NONE' } })
    expect(await client.cart.get()).toMatchObject({ couponResponseCode: 'UnknownCoupon', total: 2 })
  })

  it('[API-19] moves the cart into the account', async () => {
    const { client, logIn } = openClient({ unshownAnswer })
    await client.cart.add({ 'p-3': 2 })
    await logIn()
    await client.cart.override('visitor-1')
    expect(await client.cart.get()).toMatchObject({ total: 2 })
  })
})

/** Fills a cart and places its order. */
async function checkOut(...[options]: Parameters<typeof openClient>) {
  const { client, control } = openClient(options)
  await client.cart.add({ 'p-1': 2, 'p-6': 1 })
  const started = await client.cart.initializeTransaction({
    ...order,
    customProperties: { cprNumber: '010150-1234' },
  })
  return { client, control, started }
}

describe('checkout', () => {
  it('[API-17] [API-18] [API-24] [API-26] pays by card', async () => {
    const { client, started } = await checkOut()
    expect(await client.cart.getTransaction(started)).toMatchObject({
      orderPlaced: false,
      orderNumber: '',
      status: 'Pending',
      totalPrice: '206,00 kr',
      currencyCode: 'SEK',
      products: [{ itemNumber: '1006' }, { itemNumber: '1001', quantity: 2, priceResponse: { price: 49 } }],
    })
    expect(await client.payments.methods()).toMatchObject({ clientKey: 'test_documented', environment: 'test' })
    expect(await client.payments.status(started)).toMatchObject({ status: 'Pending' })
    expect(await client.payments.initialize({ data: {}, ...started })).toMatchObject({
      status: 'Succeeded',
      orderPlaced: true,
    })
    expect(await client.cart.getTransaction(started)).toMatchObject({ orderPlaced: true, orderNumber: '10013' })
    expect(await client.cart.get()).toMatchObject({ total: 0 })
  })

  it('[API-24] [API-25] reads actions, questions and refusals', async () => {
    const { client, control, started } = await checkOut()
    const paid = () => client.payments.initialize({ data: {}, ...started })
    control.endPaymentsWith('action')
    expect(await paid()).toMatchObject({ action: { type: 'redirect' }, orderPlaced: false })
    control.endPaymentsWith('userActionRequired')
    expect(await paid()).toMatchObject({ userActionRequired: true })
    control.endPaymentsWith('Refused')
    expect(await paid()).toMatchObject({ status: 'Refused', orderPlaced: false })
    expect(await client.cart.getTransaction(started)).toMatchObject({ errorMessage: 'Payment refused' })
    control.endPaymentsWith('Succeeded')
    expect(await client.payments.details({ details: {}, ...started })).toMatchObject({ orderPlaced: true })
  })

  it('[API-17] reads error codes of addresses', async () => {
    const { client } = openClient()
    await client.cart.add({ 'p-1': 1 })
    const invoiceAddress = { ...order.invoiceAddress, postalCode: 'none' }
    expect(await client.cart.initializeTransaction({ ...order, invoiceAddress })).toMatchObject({
      transactionId: '',
      errorKeys: ['invoiceAddress.postalCode'],
    })
  })

  it('[API-20] [API-21] pays with Klarna', async () => {
    const { client } = await checkOut()
    const { transactionId, dropInHtml } = await client.payments.klarna()
    expect(dropInHtml).toContain('Klarna')
    expect(await client.payments.klarnaOrder({ transactionId })).toMatchObject({ orderNumber: '10013' })
  })

  it('[API-22] pays with Nets', async () => {
    const { client, control } = await checkOut()
    const { transactionId, paymentId, correlationId } = await client.payments.nets()
    expect(paymentId).not.toBe('')
    control.pay(transactionId, 'Succeeded')
    expect(await client.cart.getTransaction({ transactionId, correlationId })).toMatchObject({ orderPlaced: true })
  })

  it('[API-50] places the order of a free shop at once', async () => {
    const { client, started } = await checkOut({ settings: { featureFlags: { orderSummaryType: 'cpr' } } })
    expect(await client.cart.getTransaction(started)).toMatchObject({ orderPlaced: true })
  })
})
