import type { ShopPlan } from '../shop-plan.ts'
import {
  bernafonBanner,
  bernafonCategories,
  bernafonNewsletter,
  bernafonPartners,
  bernafonSeo,
  bernafonSpots,
} from './bernafon.ts'
import { paymentMethods } from './payment-methods.ts'
import { caddyGift, UNITED_KINGDOM } from './shared.ts'

/** bernafon in the United Kingdom: one banner, deep menu, required second address line. */
export const bernafonUk: ShopPlan = {
  id: 'bernafon_uk',
  brand: 'bernafon',
  displayName: 'bernafon',
  language: 'en',
  cultureName: 'en-GB',
  currency: 'GBP',
  timeZone: 'Europe/London',
  vatRate: 2000,
  orderNumberPrefix: 'BU',
  contact: {
    phone: '0800 765 4321',
    openingHours: 'Monday to Friday, 9\u00A0am\u2060–\u20605\u00A0pm',
    email: 'service-uk@bernafon.example',
    company: 'Bernafon Shop UK Ltd',
    address: '3 Mill Lane, Hamilton ML3 6RZ',
    vatNumber: 'GB 123 4567 81',
  },
  delivery: [
    {
      code: 'royal-mail',
      name: 'Royal Mail',
      disclaimer: 'In 2 to 3 working days.',
      cost: 3.5,
      freeFrom: 35,
      carrier: 'royal-mail',
    },
    { code: 'courier', name: 'Courier', disclaimer: 'On the next working day.', cost: 6.5, deliveryDays: 1 },
  ],
  returnDays: 60,
  deliveryDays: 3,
  recordYears: 6,
  countries: UNITED_KINGDOM,
  flags: {
    landingPageType: 'intro',
    topMenuType: 'multilevel',
    orderSummaryType: 'uk',
    breadcrumbType: 'uk',
    showRecommendedProducts: true,
    displayPriceIncludingVat: true,
    addressStreet2IsRequired: true,
    hideCustomerMiddleName: true,
  },
  paymentProvider: 'nets',
  cookieBannerCulture: 'EN',
  tagManager: { default: 'GTM-DEMOBU1' },
  allowPriceSort: true,
  categories: bernafonCategories,
  recommended: ['DOM-0010', 'WAX-0008', 'REM-4011', 'CAS-0100'],
  recommendedInCart: ['WAX-0008', 'DOM-0010', 'CLN-0500', 'CAS-0100'],
  paymentMethods: paymentMethods.unitedKingdom,
  promotions: [caddyGift('A battery caddy with ten packs')],
  sellingPoints: [
    { icon: 'truck', text: 'Free delivery over £35' },
    { icon: 'shield', text: 'Original parts, tested with your hearing aids' },
    { icon: 'phone', text: 'Call us free: 0800 765 4321' },
  ],
  promises: ['Original parts', '60-day returns'],
  newsletter: bernafonNewsletter,
  home: {
    introBannerList: [bernafonBanner],
    spots: bernafonSpots,
    partners: bernafonPartners ?? [],
  },
  seo: bernafonSeo,
}
