import { categoryRoute } from '../assemble/categories.ts'
import { serviceRoute } from '../pages/footer.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { paymentMethods } from './payment-methods.ts'
import { caddyGift } from './shared.ts'

/** hörselbutik in Sweden: tiles, deep menu, favourites, delivery notes in the cart. */
export const horselbutikSe: ShopPlan = {
  id: 'horselbutik_se',
  brand: 'horselbutik',
  displayName: 'hörselbutik',
  language: 'sv',
  cultureName: 'sv-SE',
  currency: 'SEK',
  timeZone: 'Europe/Stockholm',
  vatRate: 2500,
  orderNumberPrefix: 'SE',
  contact: {
    phone: '0770-12 34 56',
    openingHours: 'Vardagar 9–16',
    email: 'hej@horselbutik.example',
    company: 'Hörselbutiken i Dalarna AB',
    address: 'Strandvägen 4, 793 31 Leksand',
    companyNumber: '556012-3450',
    vatNumber: 'SE556012345001',
  },
  delivery: [
    {
      code: 'postnord-mailbox',
      name: 'Brevlådan',
      disclaimer: 'Går genom brevinkastet. Större paket lämnas hos ombud.',
      cost: 29,
      freeFrom: 300,
      carrier: 'postnord',
    },
    {
      code: 'postnord-agent',
      name: 'Ombud nära dig',
      disclaimer: 'Ligger kvar i 14 dagar. Ta med legitimation.',
      cost: 39,
      freeFrom: 300,
      carrier: 'postnord',
    },
    {
      code: 'home',
      name: 'Hem till dörren',
      disclaimer: 'Du får ett sms med tiden på morgonen.',
      cost: 79,
      carrier: 'postnord',
    },
  ],
  returnDays: 60,
  deliveryDays: 2,
  recordYears: 7,
  countries: { SE: 'Sverige', AX: 'Åland' },
  flags: {
    landingPageType: 'tiles',
    topMenuType: 'multilevel',
    orderSummaryType: 'global',
    breadcrumbType: 'global',
    showRecommendedProducts: true,
    displayPriceIncludingVat: true,
    allowFavourites: true,
    displayShippingDisclaimerInCart: true,
  },
  paymentProvider: 'klarna',
  cookieBannerCulture: 'SV',
  tagManager: { default: 'GTM-DEMOHS1', byHost: { 'horselbutik-se-alt.localhost': 'GTM-DEMOHS2' } },
  allowPriceSort: true,
  categories: [
    ['batteries', 'battery-675-60'],
    ['domes', 'dome-closed-8'],
    ['waxFilters', 'wax-filter'],
    ['cleaning', 'care-kit'],
    ['tvAndPhone', 'tv-adapter'],
    ['alarms', 'alarm-clock-graphite'],
    ['hearingProtection', 'swim-moulds'],
    ['cases', 'hard-case-sand'],
  ],
  recommended: ['BAT-312-06', 'DRY-0100', 'CLP-0200', 'CLN-0030', 'EAR-0015', 'WAX-0008', 'ALM-3010'],
  recommendedInCart: ['CLN-0030', 'DRY-0100', 'CLP-0200', 'EAR-0015'],
  paymentMethods: paymentMethods.sweden,
  promotions: [caddyGift('Batterihållare vid tio förpackningar batterier')],
  sellingPoints: [
    { icon: 'truck', text: 'Fri frakt över 300 kr' },
    { icon: 'box', text: 'Beställ före kl. 15, skickas i dag' },
    { icon: 'phone', text: 'Ring oss: 0770-12 34 56, vardagar 9–16' },
  ],
  promises: ['Fri frakt över 300 kr', '60 dagars öppet köp'],
  newsletter: {
    title: 'Goda råd en gång i månaden',
    text: 'Skötseltips och erbjudanden. Avregistrera dig när du vill.',
  },
  home: {
    introBanner: {
      title: 'Välkommen till din hörselbutik',
      description:
        'Batterier, filter och allt det lilla som gör att hörapparaten fungerar varje dag. Hem i brevlådan på ett par dagar.',
      buttons: [
        { title: 'Handla batterier', url: categoryRoute('batteries', 'sv') },
        { title: 'Se rengöring', url: categoryRoute('cleaning', 'sv') },
      ],
      backgroundImage: pictureUrl('hero-horselbutik'),
    },
    spots: [
      {
        title: 'Så håller batteriet längre',
        text: 'Vänta två minuter efter att du dragit av fliken. Det gör stor skillnad.',
        picture: 'battery-312',
        link: { title: 'Läs mer om batterier', url: serviceRoute('battery-advice') },
      },
      {
        title: 'Rengör på två minuter',
        text: 'En torr duk, en mjuk borste och en fast tid på dagen.',
        picture: 'brush',
        link: { title: 'Se hur man gör', url: serviceRoute('care-guide') },
      },
      {
        title: 'Tappa aldrig bort den',
        text: 'Snoddar, clips och fodral för ett aktivt liv.',
        picture: 'retention-clip-blue',
        link: { title: 'Se tillbehören', url: categoryRoute('cases', 'sv') },
      },
    ],
  },
  seo: {
    title: 'Batterier och tillbehör till hörapparater',
    description: 'Batterier, domer, filter och allt det lilla till hörapparaten. Hem i brevlådan på ett par dagar.',
    keywords: 'hörapparatsbatterier, domer, vaxfilter, tillbehör hörapparat',
  },
}
