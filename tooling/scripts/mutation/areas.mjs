/**
 * One run of the mutation tester: the files of a package that it changes, and the tests that must notice.
 * Globs count from the package's folder. Without `tests` the whole suite of the package runs.
 * @typedef {{ folder: string, mutate: string[], tests?: string[] }} Part
 */

const domain = (...names) => ({ folder: 'packages/domain', mutate: names.map((name) => `src/${name}.ts`) })
const features = (mutate, tests) => ({ folder: 'packages/features', mutate, tests })
const gateway = (mutate, tests) => ({ folder: 'tooling/gateway', mutate, tests })

/** The areas whose tests `npm run mutation` measures. @type {Readonly<Record<string, Part[]>>} */
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
    domain('buying', 'buying-obstacle', 'cart', 'coupon', 'empty-cart', 'line-attributes', 'plain-line', 'quantity'),
    features(
      [
        'src/cart/{cart-changes,cart-memory,cart-merges,cart-state,cart-store,reuse-unchanged-lines,sent-adds}.ts',
        'src/cart/{total-readings,total-rows,totals}.ts',
        'src/cart/page/{code-kinds,line-price}.ts',
      ],
      ['src/cart/**/*.test.ts'],
    ),
    gateway(['src/cart/*.ts'], ['src/cart/*.test.ts']),
  ],
  transactions: [
    domain('order', 'payment', 'transaction'),
    features(['src/payments/{device-orders,payment-gate}.ts'], ['src/payments/*.test.ts']),
    gateway(
      ['src/transactions/*.ts', 'src/orders/*.ts'],
      [
        'src/transactions/*.test.ts',
        'src/orders/*.test.ts',
        'src/checkout/replace-transaction.test.ts',
        'src/payments/{abandoned-payments,reconcile-payment}.test.ts',
        'src/operator/{held-command,order-commands}.test.ts',
      ],
    ),
  ],
  accounts: [
    domain('account', 'account-errors', 'account-rules', 'email', 'newsletter-rules', 'password', 'session', 'user'),
    features(
      ['src/session/{login-prompt,register,reset-link,session-state,session-store,user-storage}.ts'],
      ['src/session/*.test.ts'],
    ),
    gateway(['src/access/*.ts', 'src/account/*.ts'], ['src/access/*.test.ts', 'src/account/*.test.ts']),
  ],
  checkout: [
    domain('address-conversion', 'checkout-errors', 'checkout-rules', 'cpr', 'ean', 'free-shop'),
    features(['src/checkout/{checkout-storage,checkout-store,saved-addresses}.ts'], ['src/checkout/*.test.ts']),
    gateway(['src/checkout/*.ts'], ['src/checkout/*.test.ts']),
  ],
  forms: [
    domain('address', 'address-lines', 'address-rules', 'errors', 'field-errors', 'parse', 'phone', 'postal-code'),
    features(['src/forms/{form-state,form-store,form-values,refusal}.ts'], ['src/forms/*.test.ts']),
  ],
}

/**
 * The areas that a command line names; all of them where it names none.
 * @param {readonly string[]} names
 */
export function chosenAreas(names) {
  const unknown = names.filter((name) => !Object.hasOwn(areas, name))
  if (unknown.length > 0)
    throw new Error(`Unknown area: ${unknown.join(', ')}. Areas: ${Object.keys(areas).join(', ')}`)
  return Object.entries(areas).filter(([name]) => names.length === 0 || names.includes(name))
}
