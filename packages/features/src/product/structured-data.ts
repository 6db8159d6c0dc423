import { amountOf } from '@shop/domain/prices/price.ts'
import { priceNow } from '@shop/domain/prices/price-view.ts'
import { hasPrice } from '@shop/domain/catalogue/buying.ts'
import type { Configuration, ShippingType } from '@shop/domain/shop/configuration.ts'
import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import { plainText } from '@shop/domain/text/plain-text.ts'
import { withoutSoftHyphens } from '@shop/domain/text/soft-hyphens.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import type * as Schema from 'schema-dts'

interface Around {
  configuration: Configuration
  brandName: string
  /** The site's public origin, such as `https://shop.example`. */
  origin: string
  /** The base of the gateway's calls, as in `gatewayUrl`. */
  gatewayBase: string
  /** The product's path on the site. */
  path: string
}

/** Returns a product's structured data for search engines. Undefined without a price to offer it at, which they refuse. */
export function structuredData(product: Product, { configuration, brandName, origin, gatewayBase, path }: Around) {
  const pictures = product.allImages.length > 0 ? product.allImages : [product.imageUrl]
  const offer = offerOf(product, configuration, new URL(path, origin).href)
  if (!offer) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: withoutSoftHyphens(product.name),
    description: withoutSoftHyphens(plainText(product.metaDescription || product.description)),
    image: pictures.filter(Boolean).map((src) => new URL(gatewayUrl(src, gatewayBase), origin).href),
    sku: product.itemNumber,
    mpn: product.itemNumber,
    brand: { '@type': 'Brand', name: brandName },
    offers: offer,
  } satisfies Schema.WithContext<Schema.Product>
}

function offerOf(product: Product, configuration: Configuration, url: string) {
  const { featureFlags, currency, shippingTypes, supportedCountries } = configuration
  if (featureFlags.hidePricesAndPayment || !hasPrice(product.priceResponse)) return undefined
  const price = priceNow(product)
  if (price === undefined) return undefined
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currencyCode(product.priceResponse?.currency, currency),
    url,
    availability: product.inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: shippingTypes.flatMap((type) => shippingDetails(type, currency, Object.keys(supportedCountries))),
  } satisfies Schema.Offer
}

const WORKING_DAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
] as const

/** Returns the cost and delivery time of a shipping type. Undefined if its cost cannot be read. */
function shippingDetails({ cost, currency }: ShippingType, shopCurrency: string, countries: readonly string[]) {
  const value = amountOf(cost)
  if (value === undefined) return []
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value, currency: currencyCode(currency, shopCurrency) },
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry }) as const),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      businessDays: { '@type': 'OpeningHoursSpecification', dayOfWeek: WORKING_DAYS },
    },
  } satisfies Schema.OfferShippingDetails
}

/** Returns a sent currency if it is a code. Some gateways send a sign, such as `kr.`. */
const currencyCode = (sent = '', shopCurrency: string) => (/^[A-Z]{3}$/.test(sent) ? sent : shopCurrency)
