import { absent, becomes, withoutVat } from './defects/changes.ts'
import type { Change, Fault } from './defects/plant.ts'
import type { Options } from './documented-gateway.ts'

// Other gateways that keep the documents too: where these leave room, each reads them in another way.

const SERVICE = 'GET /api/customer-service'

const change = (call: string, field: string, made: Change): Fault => ({ call, field, change: made })

const PRICES = [
  'priceResponse.price',
  'priceResponse.priceStr',
  'priceResponse.regularPriceStr',
  'priceResponse.minimumBulkPriceStr',
  'priceResponse.quantityTreshold[].priceStr',
  'productPromoResponse.priceStr',
  'productPromoResponse.minimumBulkPriceStr',
]
const PRICED = [
  ['GET /api/products/search', 'products[].'],
  ['GET /api/products/browse', 'products[].'],
  ['GET /api/products/details', ''],
  ['GET /api/products/details', 'variations[].'],
  ['GET /api/cart/get', 'products[].'],
  ['GET /api/cart/get-transaction', 'products[].'],
] as const
const LINES = ['GET /api/cart/get', 'GET /api/cart/get-transaction']

/** The gateways by what they do. */
export const variants = {
  'replaces all properties': { replacesProperties: true },
  'has prices without VAT': {
    changes: [
      change('GET /api/v1.0/configuration/frontend', 'featureFlags.displayPriceIncludingVat', becomes(false)),
      ...PRICED.flatMap(([call, holder]) => PRICES.map((price) => change(call, holder + price, withoutVat))),
      ...LINES.flatMap((call) => ['price', 'total'].map((name) => change(call, `products[].${name}`, withoutVat))),
    ],
  },
  'names no ids for Nets': {
    changes: ['transactionId', 'correlationId'].map((id) => change('GET /api/nets', id, absent)),
  },
  'ends tokens at a date': {
    changes: [
      change('POST /api/v1.0/authenticate', 'expires_in', (seconds) =>
        new Date(Date.now() + Number(seconds) * 1000).toISOString(),
      ),
    ],
  },
  'has service urls of many parts': {
    changes: ['menu', 'pages'].map((list) => change(SERVICE, `${list}[].route`, belowHelp)),
  },
  'recommends variations': {
    changes: [change('GET /api/v1.0/configuration/frontend', 'recommendedProducts', becomes(['1042', '1006']))],
  },
} as const satisfies Record<string, Options>

/** Puts the pages that the documents do not name below parts of their own. */
function belowHelp(route: unknown) {
  return route === 'delivery' ? 'help/parcels/delivery' : route
}
