import { describe, expect, it } from 'vitest'
import { findProviderNames } from './provider-names.mjs'

const complaintsAbout = (file, source) => findProviderNames([{ file, source }]).complaints
const page = 'packages/features/src/pages/checkout/payment/payment-page.tsx'

describe('the name of a payment provider', () => {
  it.each([
    `if (paymentProvider === 'nets') return`,
    `import { openNetsCheckout } from './sdk.ts'`,
    `const klarnaOrder = 1`,
    `const secret = environment['ADYEN_API_KEY']`,
    `// Only Adyen tells its methods before the payment.`,
    `routes.get('/nets', answer)`,
  ])('is refused in a file that serves them all: %s', (line) => {
    expect(complaintsAbout(page, `const fine = 1\n${line}`)).toEqual([expect.stringContaining(`${page}:2`)])
  })

  it('is not found inside another word', () => {
    expect(complaintsAbout(page, `const cabinets = ['magnets', 'Netsuke', 'PLANETS', 'netsh']`)).toEqual([])
  })

  it.each([
    'packages/features/src/payments/providers/nets/nets-form.tsx',
    'packages/api-client/src/calls/payment-providers/klarna.ts',
    'packages/domain/src/shop/configuration.ts',
    'tooling/demo-shops/src/shops/product-uk.ts',
    'tooling/sandboxes/src/nets/nets.ts',
    'packages/features/src/pages/checkout/payment/payment-page.test.tsx',
  ])('is at home in %s', (file) => {
    expect(complaintsAbout(file, `'nets'`)).toEqual([])
  })

  it('is missed in a home that no file needs', () => {
    const { unused } = findProviderNames([{ file: 'e2e/journeys/buy-klarna.spec.ts', source: 'klarna' }])
    expect(unused.join()).not.toContain('e2e')
    expect(unused.join()).toContain('sandboxes')
  })
})
