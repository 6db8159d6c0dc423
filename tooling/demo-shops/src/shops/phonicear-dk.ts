import { categoryRoute } from '../assemble/categories.ts'
import { serviceRoute } from '../pages/footer.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { paymentMethods } from './payment-methods.ts'
import { caddyGift } from './shared.ts'

const banners = [
  {
    eyebrow: 'Nyhed i november',
    title: 'Se, når det ringer på',
    description: 'Den nye dørklokke blinker, vibrerer og ringer på én gang. Klar på fem minutter og uden ledninger.',
    buttons: [
      { title: 'Se dørklokken', url: `${categoryRoute('doorbells', 'da')}/details/BEL-4410` },
      { title: 'Alle dørklokker', url: categoryRoute('doorbells', 'da') },
    ],
    bottomDisclaimer: 'Tilbuddet gælder til og med 31. december 2026.',
    backgroundImage: pictureUrl('hero-phonicear'),
    image: pictureUrl('doorbell-flasher'),
  },
  {
    eyebrow: 'Fjernsynsaften',
    title: 'Hver sin lydstyrke',
    description: 'Lyden direkte i dit høreapparat eller dit headset, mens resten af stuen hører som altid.',
    buttons: [{ title: 'Se tv-lyd', url: categoryRoute('tvSound', 'da') }],
    backgroundImage: pictureUrl('spot-phonicear'),
    image: pictureUrl('evening-set'),
  },
  {
    eyebrow: 'En gang om måneden',
    title: 'Gode råd i din indbakke',
    description: 'Tips til dit høreapparat og gode tilbud. Du kan altid afmelde dig.',
    showNewsletter: true,
    backgroundImage: pictureUrl('hero-phonicear'),
    image: pictureUrl('hearing-aid-sand'),
  },
]

/** phonicear in Denmark: aids for the home, a carousel of banners, EAN orders. */
export const phonicearDk: ShopPlan = {
  id: 'phonicear_dk',
  brand: 'phonicear',
  displayName: 'phonicear',
  language: 'da',
  cultureName: 'da-DK',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  vatRate: 2500,
  orderNumberPrefix: 'PD',
  contact: {
    phone: '70 12 34 56',
    openingHours: 'Hverdage kl.\u00A09–16',
    email: 'kontakt@phonicear.example',
    company: 'phonicear ApS',
    address: 'Lydvej 8, 5000 Odense C',
    companyNumber: '12 34 56 78',
    vatNumber: 'DK 12 34 56 78',
  },
  delivery: [
    {
      code: 'gls-shop',
      name: 'Pakkeshop',
      disclaimer: 'Ligger klar i 7 dage. Tag legitimation med.',
      cost: 39,
      freeFrom: 299,
      carrier: 'gls',
    },
    {
      code: 'gls-home',
      name: 'Til døren',
      disclaimer: 'Du får en sms med tidspunktet om morgenen.',
      cost: 59,
      freeFrom: 599,
      carrier: 'gls',
    },
  ],
  returnDays: 60,
  deliveryDays: 2,
  recordYears: 5,
  countries: { DK: 'Danmark', FO: 'Færøerne', GL: 'Grønland' },
  flags: {
    landingPageType: 'intro',
    topMenuType: 'links',
    orderSummaryType: 'dk',
    breadcrumbType: 'global',
    showRecommendedProducts: true,
    displayPriceIncludingVat: true,
    showCustomerPreferences: true,
    allowFavourites: true,
  },
  paymentProvider: 'nets',
  cookieBannerCulture: 'DA',
  tagManager: { default: 'GTM-DEMOPD1' },
  allowPriceSort: true,
  categories: [
    ['alarmClocks', 'alarm-clock-rose'],
    ['doorbells', 'doorbell-flasher'],
    ['phones', 'amplified-phone-sand'],
    ['tvSound', 'tv-headset'],
    ['microphones', 'table-mic'],
    ['batteries', 'battery-13'],
    ['domesAndFilters', 'dome-closed-8'],
    ['casesAndCare', 'hard-case-plum'],
  ],
  recommended: ['BEL-4410', 'ALM-3010', 'TEL-7000', 'TV-5102', 'BAT-13-06', 'MIC-3000'],
  recommendedInCart: ['BEL-4420', 'BAT-13-06', 'ALM-3020', 'CLN-0090'],
  paymentMethods: paymentMethods.denmark,
  promotions: [
    caddyGift('Batteriholder ved ti pakker batterier'),
    { kind: 'percent', name: '5 % ved køb over 2.000 kr.', basisPoints: 500, fromMinor: 200_000 },
  ],
  sellingPoints: [
    { icon: 'truck', text: 'Fri fragt over 299 kr.' },
    { icon: 'box', text: 'Bestil før kl. 15, sendes i dag' },
    { icon: 'phone', text: 'Ring til os: 70 12 34 56, hverdage 9–16' },
  ],
  promises: ['Fri fragt over 299 kr.', '60 dages returret'],
  newsletter: {
    title: 'Gode råd en gang om måneden',
    text: 'Tips til dit høreapparat og gode tilbud. Du kan altid afmelde dig.',
  },
  home: {
    introBannerList: banners,
    spots: [
      {
        title: 'Hør med ved middagsbordet',
        text: 'Sådan stiller du en bordmikrofon, så alle stemmer kommer med.',
        picture: 'table-mic',
        link: { title: 'Læs rådet', url: serviceRoute('dinner-table') },
      },
      {
        title: 'Første uge med høreapparat',
        text: 'Syv små skridt, der gør det lettere at vænne sig til lyden.',
        picture: 'hearing-aid-sand',
        link: { title: 'Læs de syv skridt', url: serviceRoute('first-week') },
      },
    ],
  },
  seo: {
    title: 'Hjælpemidler til hørelsen',
    description: 'Vækkeure, dørklokker, telefoner, batterier og tilbehør til dig, der hører mindre.',
    keywords: 'vækkeur med vibration, dørklokke med lys, forstærkertelefon, høreapparatbatterier',
  },
}
