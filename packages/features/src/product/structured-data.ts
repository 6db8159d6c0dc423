import { parsePrice } from '@shop/domain/price.ts'
import { priceView } from '@shop/domain/price-view.ts'
import { hasPrice } from '@shop/domain/buying.ts'
import type { Configuration, ShippingType } from '@shop/domain/configuration.ts'
import type { Product } from '@shop/domain/product.ts'

interface Around {
  configuration: Configuration
  brandName: string
  /** Where shoppers find the site, e.g. `https://shop.example`. */
  origin: string
  /** The product's own address on it. */
  path: string
}

/** A product as search engines read it (SEO-03); without an offer where the shop shows no prices (OP-18). */
export function structuredData(product: Product, { configuration, brandName, origin, path }: Around) {
  const pictures = product.allImages.length > 0 ? product.allImages : [product.imageUrl]
  const offer = offerOf(product, configuration, new URL(path, origin).href)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plain(product.metaDescription || product.description),
    image: pictures.filter(Boolean).map((src) => new URL(src, origin).href),
    sku: product.itemNumber,
    mpn: product.itemNumber,
    brand: { '@type': 'Brand', name: brandName },
    ...(offer && { offers: offer }),
  }
}

function offerOf(product: Product, configuration: Configuration, url: string) {
  const { featureFlags, cultureName, currency, shippingTypes, supportedCountries } = configuration
  if (featureFlags.hidePricesAndPayment || !hasPrice(product.priceResponse)) return undefined
  return {
    '@type': 'Offer',
    price: priceNow(product, cultureName),
    priceCurrency: product.priceResponse?.currency || currency,
    url,
    availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shippingTypes.map((type) => shippingDetails(type, currency, Object.keys(supportedCountries))),
  }
}

/** What a visitor pays now, in major units: the promotion's price while there is one. */
function priceNow(product: Product, cultureName: string) {
  const promo = product.isOnPromotion ? product.productPromoResponse?.priceStr : undefined
  const sent = product.priceResponse?.price
  if (!promo && typeof sent === 'number') return sent
  return parsePrice(promo || priceView(product, cultureName)?.now || '')
}

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** How one way of delivery costs and when it comes: Monday to Friday (SEO-04). */
const shippingDetails = ({ cost, currency }: ShippingType, shopCurrency: string, countries: readonly string[]) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: typeof cost === 'number' ? cost : parsePrice(cost),
    currency: currency || shopCurrency,
  },
  shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    businessDays: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WORKING_DAYS.map((day) => `https://schema.org/${day}`),
    },
  },
})

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
