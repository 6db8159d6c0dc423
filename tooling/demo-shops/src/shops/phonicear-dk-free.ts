import { categoryRoute } from '../assemble/categories.ts'
import { serviceRoute } from '../pages/footer.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import words from './free-wording.json' with { type: 'json' }
import type { ShopPlan } from '../shop-plan.ts'

/** Replaces words about buying in a Danish text, such as "ordre" by "bestilling", because free shops have no orders to pay. */
const sayBestilling = (text: string): string =>
  words.reduce((said, [ordre = '', bestilling = '']) => said.replaceAll(ordre, bestilling), text)

/** The Danish shop for public consumables. Customers order with their CPR number, the region pays, and prices are hidden. */
export const phonicearDkFree: ShopPlan = {
  id: 'phonicear_dk_forbrugsshop_free',
  brand: 'phonicear',
  displayName: 'phonicear forbrugsshop',
  language: 'da',
  cultureName: 'da-DK',
  currency: 'DKK',
  timeZone: 'Europe/Copenhagen',
  vatRate: 2500,
  orderNumberPrefix: 'PF',
  contact: {
    phone: '70 12 34 57',
    openingHours: 'Hverdage kl.\u00A09–15',
    email: 'forbrug@phonicear.example',
    company: 'phonicear ApS',
    address: 'Lydvej 8, 5000 Odense C',
    companyNumber: '12 34 56 78',
    vatNumber: 'DK 12 34 56 78',
  },
  delivery: [
    {
      code: 'gls',
      name: 'GLS til døren',
      disclaimer: 'Normalt inden for syv hverdage. Dit efternavn skal stå på postkassen.',
      cost: 0,
      carrier: 'gls',
    },
  ],
  returnDays: 14,
  deliveryDays: 7,
  recordYears: 5,
  countries: { DK: 'Danmark' },
  flags: {
    landingPageType: 'tiles',
    topMenuType: 'none',
    orderSummaryType: 'cpr',
    breadcrumbType: 'global',
    hidePricesAndPayment: true,
  },
  freeOrders: { mostPieces: 20, needRelease: false },
  cookieBannerCulture: 'DA',
  tagManager: { default: 'GTM-DEMOPF1' },
  allowPriceSort: false,
  categories: [
    ['batteries', 'battery-312-60'],
    ['domes', 'dome-pack-open-8'],
    ['waxFilters', 'wax-filter'],
    ['cleaning', 'drying-capsules'],
  ],
  groups: [
    'battery-10',
    'battery-312',
    'battery-13',
    'battery-675',
    'domes',
    'tubes',
    'wax-filters',
    'wipes-sprays',
    'brushes-tools',
    'drying',
  ],
  recommended: [],
  recommendedInCart: [],
  paymentMethods: [],
  promotions: [],
  sellingPoints: [
    { icon: 'shield', text: 'Regionen betaler' },
    { icon: 'truck', text: 'Gratis levering med GLS' },
    { icon: 'phone', text: 'Ring til os: 70 12 34 57, hverdage 9–15' },
  ],
  promises: ['Regionen betaler', 'Gratis levering'],
  home: {
    introBanner: {
      title: 'Dine forbrugsdele, betalt af regionen',
      description:
        'Batterier, domes og filtre til dit høreapparat. Bestil med dit CPR-nummer, så sender vi dem hjem til dig.',
      buttons: [
        { title: 'Bestil batterier', url: categoryRoute('batteries', 'da') },
        { title: 'Sådan virker det', url: serviceRoute('terms') },
      ],
      backgroundImage: pictureUrl('spot-phonicear'),
      image: pictureUrl('public-set'),
    },
    spots: [
      {
        title: 'Hvilket batteri skal jeg bruge?',
        text: 'Se på mærkatens farve eller tallet på pakken.',
        picture: 'battery-caddy-13',
        link: { title: 'Se farverne', url: serviceRoute('which-battery') },
      },
    ],
  },
  reword: sayBestilling,
  seo: {
    title: 'Forbrugsdele til høreapparater',
    description: 'Bestil offentligt udbudte forbrugsdele til dit høreapparat. Regionen betaler.',
    keywords: 'forbrugsdele, høreapparatbatterier, domes, voksfiltre',
  },
}
