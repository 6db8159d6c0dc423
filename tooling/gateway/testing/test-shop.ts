import type { MailColours, MailTheme } from '../src/model/mail-theme.ts'
import type { Product, ProductPrice } from '../src/model/product.ts'
import type { ShopData } from '../src/model/shop-data.ts'

/** Creates an article of the test shop, with defaults. */
export function article(part: Partial<Product> & Pick<Product, 'id' | 'itemNumber'>): Product {
  return {
    name: `Article ${part.itemNumber}`,
    subtitle: '',
    description: '',
    marketingDescription: '',
    marketingShortDescription: '',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: '',
    urlKey: part.id,
    partialId: 'all',
    pictures: [],
    colorName: '',
    productAttributes: {},
    configurableAttributes: {},
    variations: [],
    price: price(5000),
    vatRate: 2500,
    inStock: true,
    canAddToCart: true,
    vatReliefEligible: false,
    hygieneSealed: false,
    isVisible: true,
    relatedItemNumbers: [],
    categoryRoutes: [],
    keywords: [],
    ...part,
  }
}

/** Creates a price in minor units, including VAT. */
export const price = (priceMinor: number, rest: Partial<ProductPrice> = {}): ProductPrice => ({
  priceMinor,
  bulk: [],
  ...rest,
})

const domes = article({
  id: 'domes',
  itemNumber: 'DOME',
  name: 'Domes',
  productAttributes: { pack: '10' },
  configurableAttributes: { material: ['silicone'], size: ['6 mm', '8 mm'] },
  variations: ['6', '8'].map((size) => ({
    id: `domes-${size}`,
    itemNumber: `DOME-${size}`,
    attributes: { material: 'silicone', size: `${size} mm` },
    pictures: [],
    price: price(7500),
    inStock: true,
  })),
})

const products: Product[] = [
  article({
    id: 'battery',
    itemNumber: 'BAT-312',
    name: 'Batteries 312',
    price: price(3950, {
      bulk: [
        { quantity: 5, priceMinor: 3500 },
        { quantity: 10, priceMinor: 3000 },
      ],
    }),
  }),
  domes,
  article({ id: 'loop', itemNumber: 'LOOP-1', name: 'Loop', price: price(12_000), vatReliefEligible: true }),
  article({ id: 'drier', itemNumber: 'DRY-1', name: 'Drier', price: price(34900, { promoPriceMinor: 29900 }) }),
  article({ id: 'cloth', itemNumber: 'CLOTH-1', name: 'Cloth', price: price(999) }),
  article({ id: 'gone', itemNumber: 'GONE-1', inStock: false }),
  article({ id: 'shown-only', itemNumber: 'SHOW-1', canAddToCart: false }),
  article({ id: 'priceless', itemNumber: 'ASK-1', price: null }),
]

const light: MailColours = {
  page: '#EEEEEE',
  sheet: '#FFFFFF',
  text: '#111111',
  muted: '#444444',
  link: '#1A3A8A',
  border: '#CCCCCC',
  button: '#1A3A8A',
  onButton: '#FFFFFF',
}

const mailTheme: MailTheme = {
  headingFonts: 'Georgia, serif',
  textFonts: 'Arial, sans-serif',
  sheetRadius: '8px',
  buttonRadius: '4px',
  band: '#1A3A8A',
  onBand: '#FFFFFF',
  wordMark: { url: '/api/pictures/word-mark/360.png', width: 160, height: 44 },
  light,
  dark: { ...light, page: '#111111', sheet: '#222222', text: '#FEFEFE', muted: '#DDDDDD', link: '#AABBFF' },
}

/** A small shop with known rules, for the gateway's tests. */
export const testShop: ShopData = {
  id: 'test_dk',
  configuration: {
    guestOrders: true,
    refillMails: true,
    id: 'test_dk',
    brand: 'phonicear',
    displayName: 'Test shop',
    cultureName: 'da-DK',
    currency: 'DKK',
    paymentProvider: 'nets',
    featureFlags: {
      orderSummaryType: 'dk',
      displayPriceIncludingVat: true,
      showPrivacyPolicyConsent: true,
      allowPromoCode: true,
      allowFavourites: true,
    },
    supportedCountries: { DK: 'Danmark', SE: 'Sverige' },
    shippingTypes: [
      { code: 'parcel-shop', name: 'Parcel shop', cost: 39, currency: 'DKK' },
      { code: 'home', name: 'Home', cost: 59, currency: 'DKK' },
    ],
  },
  settings: {
    cultureName: 'da-DK',
    currency: 'DKK',
    language: 'da',
    timeZone: 'Europe/Copenhagen',
    vatRate: 2500,
    shipping: [
      { code: 'parcel-shop', name: 'Parcel shop', priceMinor: 3900, freeFromMinor: 50_000 },
      { code: 'home', name: 'Home', priceMinor: 5900 },
    ],
    promotions: [
      {
        kind: 'gift',
        name: 'A cloth with every drier',
        itemNumbers: ['DRY-1'],
        fromQuantity: 1,
        giftItemNumber: 'CLOTH-1',
        giftQuantity: 1,
      },
      { kind: 'percent', name: 'Big order', basisPoints: 1000, fromMinor: 100_000 },
    ],
    promoCodes: [
      { code: 'WELCOME10', name: 'Welcome', off: { basisPoints: 1000 }, fromMinor: 0 },
      { code: 'ONCE50', name: 'Once', off: { amountMinor: 5000 }, fromMinor: 0, uses: 1 },
      { code: 'Hear Well', name: 'Hear well', off: { basisPoints: 500 }, fromMinor: 0 },
      { code: 'OVER', name: 'Over', off: { basisPoints: 500 }, fromMinor: 0, endsAt: '2020-01-01T00:00:00Z' },
      { code: 'BIG', name: 'Big', off: { basisPoints: 500 }, fromMinor: 50_000 },
    ],
    paymentMethods: [
      { type: 'scheme', name: 'Kort', brands: ['visa', 'dankort'] },
      { type: 'mobilepay', name: 'MobilePay' },
    ],
    orderNumberPrefix: 'T',
    senderName: 'Test shop',
    senderEmail: 'shop@example.com',
    mailTheme,
  },
  texts: {
    ContactReceiptText: 'Received {moment}',
    EmailChangedMailSubject: 'Another e-mail at {shop}',
    EmailChangedMailText: 'Changed on {moment}',
    EmailChangedMailNotYou: 'Not you?',
    EmailAskedMailSubject: 'Another e-mail asked for at {shop}',
    EmailAskedMailText: 'Asked for on {moment}',
    EmailConfirmMailSubject: 'Confirm your e-mail at {shop}',
    EmailConfirmText: 'Shall it be {email}?',
    EmailConfirmed: 'Now it is {email}',
    EmailConfirmInUse: 'In use',
    EmailUndoText: 'Back to {email}?',
    EmailUndone: 'Back to {email}',
    EmailChangeLinkOver: 'The link has ended',
    NewsletterConfirmText: 'The newsletter?',
    NewsletterConfirmAccountText: 'The newsletter, and your account?',
    WriteToUs: 'Write to us',
    NewsletterConfirm: 'Ja tak',
    NewsletterLeave: 'Afmeld',
    OrderMailSubject: 'Ordre {orderNumber}',
    OrderMailIntro: 'Tak for ordre {orderNumber}',
    OrderMailGreeting: 'Kære {name}',
    Total: 'I alt',
    Vat: 'Moms',
    DeliveryAddress: 'Leveringsadresse',
    EanNumber: 'EAN-nummer',
  },
  content: {},
  customerService: { menu: [], pages: [] },
  categories: [],
  products,
}

/** A free shop with the same goods. Orders need a CPR number and are placed at once. */
export const freeTestShop: ShopData = {
  ...testShop,
  id: 'test_free',
  configuration: {
    ...testShop.configuration,
    id: 'test_free',
    paymentProvider: undefined,
    featureFlags: { orderSummaryType: 'cpr', hidePricesAndPayment: true, allowPromoCode: true },
  },
  settings: { ...testShop.settings, freeOrders: { mostPieces: 20, needRelease: false } },
}

/** A British shop with the same goods, some of which can be bought without VAT. */
export const britishTestShop: ShopData = {
  ...testShop,
  id: 'test_uk',
  configuration: {
    ...testShop.configuration,
    id: 'test_uk',
    cultureName: 'en-GB',
    currency: 'GBP',
    featureFlags: { orderSummaryType: 'uk', allowPromoCode: false },
    supportedCountries: { GB: 'United Kingdom', DK: 'Denmark' },
  },
  settings: { ...testShop.settings, cultureName: 'en-GB', currency: 'GBP', language: 'en', vatRate: 2000 },
  texts: { ...testShop.texts, VatExempt: 'VAT you do not pay' },
  products: products.map((product) => ({ ...product, vatRate: 2000 })),
}
