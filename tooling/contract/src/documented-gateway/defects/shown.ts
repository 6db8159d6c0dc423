import type { PaymentStatus } from '../checkout/transactions.ts'
import type { ShopSettings } from '../content/settings.ts'
import type { DefectName } from './defects.ts'

/** The page of a shop, with English texts, on a gateway with a defect. */
export interface Shown {
  /** The address. `T` stands for a transaction. */
  at: string
  /** Settings of the gateway, for a defect that is not seen with the usual ones. */
  settings?: Partial<ShopSettings>
  /** The promo code in the visitor's cart. */
  promoCode?: string
  /** How the payment has ended. */
  paid?: PaymentStatus
  /** The link on the page that the visitor follows. */
  follows?: string
  /** What the page shows. A picture stands as `[picture /its/address.jpg]`. */
  has?: readonly string[]
  /** What the page shows without the defect, and not with it. */
  lacks: readonly string[]
  /** The address that the page leads to, with the defect alone. */
  leadsTo?: string
}

const WRONG = 'Sorry, something went wrong'
const NOT_FOUND = 'We cannot find this page'
const CART_FAILED = 'We could not fetch your basket.'
const WIPES = '/care/details/1006'
const WIPES_SEARCH = '/search-result/wipes'
const WIPES_PICTURE = '[picture /images/1006.jpg]'
const PAST_ORDER = '/account/order-history/order-details/10001'

/** What a page of the shop shows with each defect of a gateway, without an action of the visitor. */
export const shownDefects = {
  'text is absent': { at: WIPES, has: ['Quantity'], lacks: ['Add to basket'] },
  'text is null': { at: WIPES_SEARCH, has: ['Cleaning wipes'], lacks: ['Item no.'] },
  'country list is null': { at: '/checkout', has: ['Postcode'], lacks: ['Country', 'Sweden'] },
  'delivery has no code': { at: '/checkout', has: ['Letter'], lacks: ['Parcel'] },
  'deliveries are absent': { at: '/checkout', has: ['Postcode'], lacks: ['How should we send it?', 'Letter'] },
  'payment provider is unknown': {
    at: '/payments/T',
    has: ['Payment is not available right now.', 'let our customer service help you'],
    lacks: ['MobilePay'],
  },
  'landing page is unknown': {
    at: '/',
    settings: { featureFlags: { landingPageType: 'intro' } },
    has: ['Everything for your hearing aid', 'Shop by category'],
    lacks: ['New domes'],
  },
  'recommended products are absent': {
    at: '/',
    has: ['Recommended for you', 'TV adapter', 'Hard case'],
    lacks: ['Cleaning wipes'],
  },
  'category has no url': { at: '/', has: ['Domes', 'Accessories'], lacks: ['Care'] },
  'product has no id': { at: '/care', has: ['2 of 2', 'Drying capsules'], lacks: ['Cleaning wipes'] },
  'product has no name': { at: '/care', has: ['2 of 2', 'Drying capsules'], lacks: ['Cleaning wipes'] },
  'products are null': {
    at: '/care',
    has: ['There are no products in this category right now.'],
    lacks: ['Drying capsules'],
  },
  'products are an object': { at: '/care', has: [WRONG, 'Try again'], lacks: ['Drying capsules'] },
  'category is empty': {
    at: '/care',
    has: ['There are no products in this category right now.'],
    lacks: ['Drying capsules'],
  },
  'product has no price': { at: WIPES, has: ['This product cannot be bought here.'], lacks: ['69,00 kr'] },
  'price is no object': { at: WIPES, has: ['Cleaning wipes', 'cannot be bought here'], lacks: ['69,00 kr'] },
  'price text is absent': {
    at: WIPES,
    settings: { cultureName: 'en-GB' },
    has: ['SEK 69.00', 'Add to basket'],
    lacks: ['69,00 kr'],
  },
  'stock is absent': { at: WIPES, has: ['Sold out for now'], lacks: ['In stock'] },
  // The shop makes up for it: the page is the same.
  'bulk prices are a text': { at: WIPES, has: ['69,00 kr', 'Add to basket'], lacks: [] },
  'product is not found': { at: WIPES, has: [NOT_FOUND], lacks: ['Cleaning wipes'], leadsTo: '/404' },
  'product breaks': { at: WIPES, has: [WRONG], lacks: ['Cleaning wipes'], leadsTo: '/error' },
  'picture is null': { at: WIPES_SEARCH, has: ['Cleaning wipes', '[picture ]'], lacks: [WIPES_PICTURE] },
  'picture comes from elsewhere': {
    at: WIPES_SEARCH,
    has: ['[picture https://pictures.example/a.jpg]'],
    lacks: [WIPES_PICTURE],
  },
  'search is a web page': { at: WIPES_SEARCH, has: [WRONG, 'Try again'], lacks: ['Cleaning wipes'] },
  'cart is refused': { at: '/cart', has: [CART_FAILED, 'Try again'], lacks: ['Battery 312'] },
  'cart is a web page': { at: '/cart', has: [CART_FAILED, 'Try again'], lacks: ['Battery 312'] },
  'cart lines are null': { at: '/cart', has: ['3 items', 'Subtotal', '206,00 kr'], lacks: ['Battery 312'] },
  'cart total is absent': { at: '/cart', has: ['Subtotal', '167,00 kr'], lacks: ['206,00 kr'] },
  'cart total is an object': { at: '/cart', has: ['Battery 312', '3 items'], lacks: ['206,00 kr'] },
  // The shop makes up for it: the page is the same.
  'cart is not counted': { at: '/cart', has: ['3 items'], lacks: [] },
  'line has no quantity': { at: '/cart', has: ['Cleaning wipes'], lacks: ['Battery 312'] },
  'line has no name': { at: '/cart', has: ['Item no. 1001', 'Made for daily use.'], lacks: ['Battery 312'] },
  'line is a cent too much': { at: '/cart', has: ['49,00 kr', '98,01 kr'], lacks: ['98,00 kr'] },
  'cart is a cent too much': {
    at: '/cart',
    has: ['Rounding0,01 kr', 'Total206,01 kr'],
    lacks: ['Total206,00 kr'],
  },
  'cart is far too much': { at: '/cart', has: ['Other7,00 kr', 'Total213,00 kr'], lacks: ['Total206,00 kr'] },
  'vat is absent': { at: '/cart', has: ['Total206,00 kr'], lacks: ['of which VAT'] },
  'discounts are a list': {
    at: '/cart',
    promoCode: 'SPRING10',
    has: ['Battery 312 six pack', 'Total discount'],
    lacks: ['Spring'],
  },
  'coupon response is an object': {
    at: '/cart',
    promoCode: 'SPRING10',
    has: ['Battery 312 six pack', 'I have a promo code'],
    lacks: ['Your code works.'],
  },
  'transaction is not found': { at: '/payments/T', lacks: ['MobilePay'], leadsTo: '/' },
  'transaction is a cent too much': {
    at: '/payments/T',
    has: ['Rounding0,01 kr', 'Total206,01 kr'],
    lacks: ['Total206,00 kr'],
  },
  'payment status is unknown': {
    at: '/order-confirmation/T',
    paid: 'Refused',
    has: ['We are checking your order'],
    lacks: ['Payment refused'],
  },
  'payment key is null': { at: '/payments/T', has: ['Try again'], lacks: ['MobilePay'] },
  'orders break': { at: '/account/order-history', has: [WRONG], lacks: ['10012'], leadsTo: '/error' },
  'order has no number': { at: '/account/order-history', has: ['10011', '10003'], lacks: ['10012'] },
  'order has no totals': { at: PAST_ORDER, has: ['Battery 312 six pack'], lacks: ['Subtotal', '222,00 kr'] },
  'order is a cent too much': {
    at: PAST_ORDER,
    has: ['Rounding0,01 kr', 'Total222,01 kr'],
    lacks: ['Total222,00 kr'],
  },
  'printed order has no lines': { at: '/order-print/10001', has: ['222,00 kr'], lacks: ['Battery 312'] },
  'customer service breaks': {
    at: '/customer-service',
    has: [WRONG],
    lacks: ['VAT exemption'],
    leadsTo: '/error',
  },
  'service page is absent': {
    at: '/customer-service/delivery',
    has: [NOT_FOUND],
    lacks: ['Letters take three days.'],
  },
  'banner leads nowhere': {
    at: '/',
    follows: 'See batteries',
    has: [NOT_FOUND],
    lacks: ['Batteries for hearing aids'],
  },
} as const satisfies Partial<Record<DefectName, Shown>>

export type ShownName = keyof typeof shownDefects
