import { serviceRoute } from '../pages/footer.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { hearbyBanner, hearbyCategories, hearbyNewsletter, hearbySeo, hearbySpots } from './hearby.ts'
import { paymentMethods } from './payment-methods.ts'
import { promoCodes } from './promo-codes.ts'
import { caddyGift, EUROPE } from './shared.ts'

/** Hearby for all of Europe: tiles, deep menu, all articles. */
export const productGlobal: ShopPlan = {
  id: 'product_global',
  brand: 'product',
  displayName: 'Hearby',
  language: 'en',
  cultureName: 'en',
  currency: 'EUR',
  timeZone: 'Europe/Copenhagen',
  vatRate: 2500,
  orderNumberPrefix: 'HG',
  contact: {
    phone: '+45 70 20 30 40',
    openingHours: 'Monday to Friday, 9\u00A0am\u2060–\u20605\u00A0pm CET',
    email: 'help@hearby.example',
    company: 'Hearby ApS',
    address: 'Havnegade 12, 1058 Copenhagen, Denmark',
    companyNumber: '87 65 43 22',
    vatNumber: 'DK 87 65 43 22',
  },
  delivery: [
    {
      code: 'post',
      name: 'Parcel to your door',
      disclaimer: 'Comes with your national post in 3 to 5 working days.',
      cost: 4.95,
      freeFrom: 40,
      carrier: 'postnord',
    },
    {
      code: 'express',
      name: 'Express',
      disclaimer: 'On the next working day when you order before noon.',
      cost: 12.5,
      carrier: 'dhl',
      deliveryDays: 2,
    },
  ],
  returnDays: 60,
  deliveryDays: 4,
  recordYears: 5,
  countries: EUROPE,
  flags: {
    landingPageType: 'tiles',
    topMenuType: 'multilevel',
    orderSummaryType: 'global',
    breadcrumbType: 'global',
    showRecommendedProducts: true,
    displayPriceIncludingVat: true,
    allowProductSchema: true,
    useEnrichedProductData: true,
    showCustomerPreferences: true,
    allowPromoCode: true,
    allowFavourites: true,
  },
  paymentProvider: 'adyen',
  cookieBannerCulture: 'EN',
  tagManager: { default: 'GTM-DEMOHG1' },
  allowPriceSort: true,
  categories: hearbyCategories,
  recommended: ['BAT-312-06', 'DOM-0010', 'WAX-0008', 'DRY-0300', 'TV-2040', 'CLN-0090', 'ALM-3010', 'CHG-0112'],
  recommendedInCart: ['WAX-0008', 'CLN-0090', 'BAT-CADDY', 'DRY-0004'],
  promoCodes: promoCodes({ once: '€5', onceMinor: 500, from: '€60', fromMinor: 6000 }),
  paymentMethods: paymentMethods.europe,
  promotions: [caddyGift('A battery caddy with ten packs')],
  sellingPoints: [
    { icon: 'truck', text: 'Free delivery over €40' },
    { icon: 'box', text: 'Order before 3 pm, sent today' },
    { icon: 'phone', text: 'Call us: +45 70 20 30 40' },
  ],
  promises: ['Free delivery over €40', '60-day returns'],
  notification: { text: 'Christmas delivery: order by Wednesday 16 December.', url: serviceRoute('delivery') },
  newsletter: hearbyNewsletter,
  home: {
    introBanner: hearbyBanner,
    spots: [
      ...hearbySpots,
      {
        title: 'Which battery do I need?',
        text: 'Four colours, four sizes. Your old pack knows the answer.',
        picture: 'battery-caddy-312',
        link: { title: 'See the colours', url: serviceRoute('which-battery') },
      },
    ],
    materials: [
      {
        title: 'Dome ruler',
        subtitle: 'Find your size at the kitchen table',
        link: { title: 'Open the guide', url: serviceRoute('dome-guide') },
        image: '',
      },
      {
        title: 'Care card',
        subtitle: 'Four steps for every evening, to pin up',
        link: { title: 'Open the guide', url: serviceRoute('care-guide') },
        image: '',
      },
    ],
  },
  seo: hearbySeo,
}
