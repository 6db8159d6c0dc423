import * as cart from '../fixtures/cart.ts'
import * as catalogue from '../fixtures/catalogue.ts'
import * as content from '../fixtures/content.ts'
import { CORRELATION_ID as correlationId, TRANSACTION_ID as transactionId } from '../fixtures/fixture.ts'
import * as payments from '../fixtures/payments.ts'
import type { CallRow } from './call-row.ts'
import { withPaths } from './with-paths.ts'

const ids = { transactionId, correlationId }
const { userId: _own, ...order } = cart.initializeTransaction.body
const { products, ...cartAmounts } = cart.get.answer
const { userId: _same, ...changes } = cart.updateProperties.body

/** Every call for catalogue, cart and payment. */
export const STOREFRONT_CALLS: CallRow[] = [
  {
    title: '[API-07] searches by words',
    fixture: catalogue.search,
    call: (g) => g.catalogue.search('dome & filter/8 mm'),
    reads: { products: catalogue.search.answer.products, total: 2 },
  },
  {
    title: '[API-08] [PROD-28] finds recommended items, also unlisted ones',
    fixture: catalogue.recommended,
    call: (g) => g.catalogue.recommended(['BAT-312-06', 'DOM']),
    reads: catalogue.recommended.answer.products,
  },
  {
    title: '[API-08] [FAV-05] finds favourites',
    fixture: catalogue.favourites,
    call: (g) => g.catalogue.favourites(['BAT-312-06']),
    reads: catalogue.favourites.answer.products,
  },
  {
    title: '[API-09] [CAT-04] lists a category by its route',
    fixture: catalogue.browse,
    call: (g) => g.catalogue.browse('/cleaning-and-care/drying'),
    reads: { products: catalogue.browse.answer.products, total: 1 },
  },
  {
    title: '[CAT-04] (OP-73) asks for the beginning of a category, and learns how much there is',
    fixture: catalogue.browseBeginning,
    call: (g) => g.catalogue.browse('/batteries', { part: { skip: 0, take: 1, sort: 0 } }),
    reads: { products: catalogue.browseBeginning.answer.products, total: 60 },
  },
  {
    title: '[SRCH-12] asks for words while a visitor types',
    fixture: catalogue.suggestions,
    call: (g) => g.catalogue.suggestions('bat'),
    reads: ['battery', 'batteries'],
  },
  {
    title: '[API-10] [PROD-07] finds a product by item number',
    fixture: catalogue.details,
    call: (g) => g.catalogue.details({ itemNumber: 'BAT-312-06' }),
  },
  {
    title: '[API-10] [PROD-07] finds a product by url key, marked as url',
    fixture: catalogue.detailsByUrlKey,
    call: (g) => g.catalogue.details({ urlKey: 'zinc-air-batteries-312' }),
  },
  {
    title: '[CFG-03] [CAT-01] fetches the categories',
    fixture: catalogue.categories,
    call: (g) => g.catalogue.categories(),
  },
  {
    title: '[CFG-04] fetches the translations',
    fixture: content.translations,
    call: (g) => g.content.translations(),
    reads: content.translations.answer.translations,
  },
  {
    title: '[CFG-01] fetches the configuration',
    fixture: content.configuration,
    call: (g) => g.content.configuration(),
  },
  {
    title: '[CFG-05] fetches the recommended item numbers',
    fixture: content.recommendedItemNumbers,
    call: (g) => g.content.recommendedItemNumbers(),
    reads: ['BAT-312-06', 'DOM'],
  },
  {
    title: '[CFG-02] fetches the static content',
    fixture: content.staticContent,
    call: (g) => g.content.staticContent(),
    reads: {
      ...content.staticContent.answer,
      sellingPointsBar: {
        ...content.staticContent.answer.sellingPointsBar,
        phone: '0800\u00A0123\u00A04567',
      },
      customerService: withPaths(content.staticContent.answer.customerService),
    },
  },
  {
    title: '[API-11] [CART-02] fetches the cart, newest line first',
    fixture: cart.get,
    call: (g) => g.cart.get(),
    reads: { ...cartAmounts, lines: products.toReversed() },
  },
  { title: '[API-12] adds products to the cart', fixture: cart.add, call: (g) => g.cart.add({ 101: 2, 203: 1 }) },
  { title: '[API-13] removes a product from the cart', fixture: cart.remove, call: (g) => g.cart.remove('BAT-312-06') },
  {
    title: '[API-14] changes a quantity',
    fixture: cart.updateProduct,
    call: (g) => g.cart.updateProduct('BAT-312-06', 3),
  },
  {
    title: '[API-15] tells the way of delivery alone',
    fixture: cart.update,
    call: (g) => g.cart.update({ shippingMethod: 'RM48' }),
  },
  {
    title: '[API-15] [CART-14] tells the properties of a cart',
    fixture: cart.updateProperties,
    call: (g) => g.cart.updateProperties(changes),
  },
  {
    title: '[API-19] takes the anonymous cart along',
    fixture: cart.override,
    call: (g) => g.cart.override('0b1c9d52-2f0e-4a34-8a77-5d1c33e6b901'),
  },
  {
    title: '[API-17] [CHK-27] places the order',
    fixture: cart.initializeTransaction,
    call: (g) => g.cart.initializeTransaction(order),
  },
  {
    title: '[API-18] [RES-12] fetches the transaction',
    fixture: cart.getTransaction,
    call: (g) => g.cart.getTransaction(ids),
  },
  { title: '[API-23] fetches the payment methods', fixture: payments.methods, call: (g) => g.payments.methods() },
  {
    title: '[API-24] starts a card payment',
    fixture: payments.initialize,
    call: (g) => g.payments.initialize({ ...ids, data: payments.initialize.body.data }),
  },
  {
    title: '[API-25] [PAY-19] hands on additional details',
    fixture: payments.details,
    call: (g) => g.payments.details({ ...ids, details: { threeDSResult: 'y' }, paymentData: 'Ab02b4c0' }),
  },
  { title: '[API-26] fetches the payment status', fixture: payments.status, call: (g) => g.payments.status(ids) },
  { title: '[API-22] starts a payment with Nets', fixture: payments.nets, call: (g) => g.payments.nets() },
  { title: '[API-20] starts a payment with Klarna', fixture: payments.klarna, call: (g) => g.payments.klarna() },
  {
    title: '[API-21] fetches the order from Klarna',
    fixture: payments.klarnaOrder,
    call: (g) => g.payments.klarnaOrder(ids),
  },
]
