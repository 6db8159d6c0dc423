/**
 * One run of the mutation tester: the files of a package that it changes, and the tests that must notice.
 * Globs count from the package's folder. Without `tests` the whole suite of the package runs.
 * @typedef {{ name: string, folder: string, mutate: string[], tests?: string[] }} Part
 */

const domain = (...files) => ({
  name: 'domain',
  folder: 'packages/domain',
  mutate: files.map((file) => `src/*/${file}.ts`),
})
const features = (mutate, tests) => ({ name: 'features', folder: 'packages/features', mutate, tests })
const gateway = (mutate, tests) => ({ name: 'gateway', folder: 'tooling/gateway', mutate, tests })
/** Pure files of the gateway whose tests need no database: they run many times as fast. */
const gatewayRules = (mutate, tests) => ({ ...gateway(mutate, tests), name: 'gateway-rules' })

const cartRules = 'discounts,lines,price-cart,priced-line,totals'

/** The areas whose tests `npm run lab -- mutation` measures. @type {Readonly<Record<string, Part[]>>} */
export const areas = {
  money: [
    domain('price', 'price-view', 'bulk-rows'),
    gateway(
      ['src/money/*.ts'],
      [
        'src/money/*.test.ts',
        'src/cart/{lines,price-agreement,price-cart}.test.ts',
        'src/checkout/{hidden-prices,large-amounts}.test.ts',
      ],
    ),
  ],
  cart: [
    domain('buying', 'buying-obstacle', 'cart', 'coupon', 'empty-cart', 'line-attributes', 'quantity'),
    { ...domain('total-readings', 'totals'), name: 'totals' },
    features(
      [
        'src/cart/{actions,cart,cart-memory,change,change-properties,current-cart,merge,queue,reorder,cart-of-visit}.ts',
        'src/cart/summary/total-rows.ts',
        'src/cart/page/code-kinds.ts',
      ],
      ['src/cart/**/*.test.ts'],
    ),
    gatewayRules([`src/cart/{${cartRules}}.ts`], ['src/cart/{cart-rules,lines,price-cart}.test.ts']),
    gateway(
      ['src/cart/*.ts', `!src/cart/{${cartRules}}.ts`],
      ['src/cart/*.test.ts', 'src/checkout/{free-shop,unavailable-lines}.test.ts'],
    ),
  ],
  transactions: [
    domain('order', 'payment', 'transaction'),
    features(
      ['src/payments/{before/payment-gate,purchases/device-orders}.ts'],
      ['src/payments/{before,purchases}/*.test.ts'],
    ),
    gateway(
      ['src/transactions/*.ts'],
      [
        'src/transactions/*.test.ts',
        'src/payments/{reconcile-due-payments,reconcile-payment}.test.ts',
        'src/operator/attention/held.test.ts',
      ],
    ),
  ],
  orders: [gateway(['src/orders/*.ts'], ['src/orders/*.test.ts', 'src/operator/orders/order-commands.test.ts'])],
  accounts: [
    domain('account', 'account-errors', 'account-rules', 'email', 'newsletter-rules', 'session', 'next-visit', 'user'),
    features(
      [
        'src/session/{log-in,login-prompt,profile-actions,register,reset-link,user-storage,visit-actions,visit-store}.ts',
      ],
      ['src/session/*.test.ts'],
    ),
    gatewayRules(
      ['src/access/encryption.ts', 'src/account/password/queue.ts', 'src/secrets/*.ts'],
      ['src/access/encryption.test.ts', 'src/account/password/queue.test.ts', 'src/secrets/*.test.ts'],
    ),
    gateway(
      ['src/access/*.ts', '!src/access/encryption.ts', 'src/account/**/*.ts', '!src/account/password/queue.ts'],
      ['src/access/*.test.ts', 'src/account/**/*.test.ts', 'src/http/shop-origins.test.ts'],
    ),
  ],
  checkout: [
    domain('address-conversion', 'checkout-errors', 'checkout-rules', 'cpr', 'ean', 'free-shop'),
    features(['src/checkout/{checkout-storage,checkout-store,saved-addresses}.ts'], ['src/checkout/*.test.ts']),
    gateway(
      ['src/checkout/*.ts'],
      [
        'src/checkout/*.test.ts',
        'src/cart/promo-codes/promo-code.test.ts',
        'src/orders/place-order.test.ts',
        'src/http/shop-origins.test.ts',
      ],
    ),
  ],
  forms: [
    domain(
      'address',
      'address-lines',
      'address-rules',
      'address-table',
      'errors',
      'field-errors',
      'parse',
      'phone',
      'postal-code',
    ),
    features(['src/forms/{form-state,form-store,form-values,refusal}.ts'], ['src/forms/*.test.ts']),
  ],
}

/**
 * Returns the areas, or parts of areas, that a command line names (`cart`, `cart/domain`), or all areas.
 * @param {readonly string[]} names
 */
export function chosenAreas(names) {
  const known = Object.entries(areas).flatMap(([area, parts]) => [area, ...parts.map(({ name }) => `${area}/${name}`)])
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown area: ${unknown.join(', ')}. Areas: ${known.join(', ')}`)
  const isChosen = (area, { name }) => names.length === 0 || names.includes(area) || names.includes(`${area}/${name}`)
  return Object.entries(areas)
    .map(([area, parts]) => ({ area, parts: parts.filter((part) => isChosen(area, part)) }))
    .filter(({ parts }) => parts.length > 0)
}
