import { serviceRoute } from '../pages/footer.ts'
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
import { caddyGift, EUROPE } from './shared.ts'

/** bernafon for all of Europe: splash, totals without VAT, no stock or delivery information, no price sort. */
export const bernafonGlobal: ShopPlan = {
  id: 'bernafon_global',
  brand: 'bernafon',
  displayName: 'bernafon',
  language: 'en',
  cultureName: 'en',
  currency: 'EUR',
  timeZone: 'Europe/Zurich',
  vatRate: 2500,
  orderNumberPrefix: 'BG',
  contact: {
    phone: '+41 31 555 12 34',
    openingHours: 'Monday to Friday, 8\u00A0am\u2060–\u20605\u00A0pm CET',
    email: 'service@bernafon.example',
    company: 'Bernafon Shop AG',
    address: 'Morgenstrasse 131, 3018 Bern, Switzerland',
    companyNumber: 'CHE-123.456.789',
    vatNumber: 'CHE-123.456.789 MWST',
  },
  delivery: [
    {
      code: 'post',
      name: 'Standard',
      disclaimer: 'In 2 to 5 working days.',
      cost: 5,
      freeFrom: 40,
      carrier: 'swiss-post',
    },
    {
      code: 'express',
      name: 'Express',
      disclaimer: 'On the next working day in most cities.',
      cost: 15,
      carrier: 'dhl',
      deliveryDays: 1,
    },
  ],
  returnDays: 60,
  deliveryDays: 5,
  recordYears: 10,
  countries: EUROPE,
  flags: {
    landingPageType: 'splash',
    topMenuType: 'links',
    orderSummaryType: 'global',
    breadcrumbType: 'global',
    showRecommendedProducts: true,
    hideItemDescriptionInCart: true,
    hideInStockInfo: true,
    hideDeliveryDateInfo: true,
  },
  paymentProvider: 'adyen',
  cookieBannerCulture: 'EN',
  tagManager: { default: 'GTM-DEMOBG1' },
  allowPriceSort: false,
  categories: bernafonCategories,
  recommended: ['DOM-0010', 'WAX-0008', 'REM-4011', 'CAS-0100', 'PHC-4100'],
  recommendedInCart: ['WAX-0008', 'DOM-0010', 'CLN-0500', 'CAS-0100'],
  paymentMethods: paymentMethods.europe,
  promotions: [caddyGift('A battery caddy with ten packs')],
  sellingPoints: [
    { icon: 'truck', text: 'Free delivery over €40' },
    { icon: 'shield', text: 'Original parts, tested with your hearing aids' },
    { icon: 'return', text: '60-day returns for unopened packs' },
  ],
  promises: ['Original parts', '60-day returns'],
  newsletter: bernafonNewsletter,
  home: {
    introBanner: bernafonBanner,
    spots: bernafonSpots,
    partners: bernafonPartners ?? [],
    materials: [
      {
        title: 'Original parts',
        subtitle: 'Tested with your hearing aids',
        link: { title: 'About bernafon', url: serviceRoute('about') },
        image: '',
      },
      {
        title: '60-day returns',
        subtitle: 'Unopened packs, no questions',
        link: { title: 'How to return', url: serviceRoute('returns') },
        image: '',
      },
    ],
  },
  seo: bernafonSeo,
}
