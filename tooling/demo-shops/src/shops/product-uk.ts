import { serviceRoute } from '../pages/footer.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { hearbyBanner, hearbyCategories, hearbyNewsletter, hearbySeo, hearbySpots } from './hearby.ts'
import { paymentMethods } from './payment-methods.ts'
import { promoCodes } from './promo-codes.ts'
import { caddyGift, UNITED_KINGDOM } from './shared.ts'

/** Hearby in the United Kingdom: splash, VAT exemption, privacy consent. */
export const productUk: ShopPlan = {
  id: 'product_uk',
  brand: 'product',
  displayName: 'Hearby',
  language: 'en',
  cultureName: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  vatRate: 2000,
  orderNumberPrefix: 'HU',
  contact: {
    phone: '0800 123 4567',
    openingHours: 'Monday to Friday, 9\u00A0am\u2060–\u20605\u00A0pm',
    email: 'help@hearby.example',
    company: 'Hearby Ltd',
    address: '14 Quay Street, Bristol BS1 2JL',
    companyNumber: '07654321',
    vatNumber: 'GB 123 4567 89',
  },
  delivery: [
    {
      code: 'royal-mail',
      name: 'Royal Mail',
      disclaimer: 'Goes through the letter box where it fits.',
      cost: 2.95,
      freeFrom: 30,
      carrier: 'royal-mail',
    },
    {
      code: 'courier',
      name: 'Courier with a delivery hour',
      disclaimer: 'You get the hour by text message in the morning.',
      cost: 5.95,
      deliveryDays: 2,
    },
  ],
  returnDays: 60,
  deliveryDays: 3,
  recordYears: 6,
  countries: UNITED_KINGDOM,
  flags: {
    landingPageType: 'splash',
    topMenuType: 'links',
    orderSummaryType: 'uk',
    breadcrumbType: 'uk',
    showRecommendedProducts: true,
    displayPriceIncludingVat: true,
    allowPromoCode: true,
    showPrivacyPolicyConsent: true,
  },
  paymentProvider: 'adyen',
  tagManager: { default: 'GTM-DEMOHU1' },
  allowPriceSort: true,
  categories: hearbyCategories,
  recommended: ['BAT-312-06', 'DOM-0010', 'WAX-0008', 'DRY-0300'],
  recommendedInCart: ['WAX-0008', 'CLN-0090', 'BAT-CADDY', 'DRY-0004'],
  promoCodes: promoCodes({ once: '£5', onceMinor: 500, from: '£60', fromMinor: 6000 }),
  paymentMethods: paymentMethods.unitedKingdom,
  promotions: [
    caddyGift('A battery caddy with ten packs'),
    { kind: 'percent', name: '5% off orders over £150', basisPoints: 500, fromMinor: 15_000 },
  ],
  sellingPoints: [
    { icon: 'truck', text: 'Free delivery over £30' },
    { icon: 'box', text: 'Order before 3 pm, sent today' },
    { icon: 'phone', text: 'Call us free: 0800 123 4567, Mon–Fri 9–5' },
  ],
  promises: ['Free delivery over £30', '60-day returns'],
  notification: { text: 'Christmas delivery: order by Friday 18 December.', url: serviceRoute('delivery') },
  newsletter: hearbyNewsletter,
  home: {
    introBanner: hearbyBanner,
    spots: [
      ...hearbySpots,
      {
        title: 'VAT exemption',
        text: 'Do you have a long-term condition? You may not have to pay VAT.',
        picture: 'alarm-clock-white',
        link: { title: 'See if it applies to you', url: serviceRoute('vat-exempt') },
      },
    ],
  },
  seo: hearbySeo,
}
