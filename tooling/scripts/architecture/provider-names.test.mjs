import { describe, expect, it } from 'vitest'
import { providerComplaint } from './provider-names.mjs'

const page = 'packages/features/src/pages/checkout/payment-page.tsx'

describe('the name of a payment provider', () => {
  it.each([
    `if (paymentProvider === 'nets') return`,
    `import { openNetsCheckout } from './sdk.ts'`,
    `const klarnaOrder = 1`,
    `const secret = environment['ADYEN_API_KEY']`,
    `// Only Adyen tells its methods before the payment.`,
    `routes.get('/nets', answer)`,
  ])('is refused in a file that serves them all: %s', (line) => {
    expect(providerComplaint(page, `const fine = 1\n${line}`)).toContain(`${page}:2`)
  })

  it('is not found inside another word', () => {
    expect(providerComplaint(page, `const cabinets = ['magnets', 'Netsuke', 'PLANETS', 'netsh']`)).toBeUndefined()
  })

  it.each([
    'packages/features/src/payments/providers/nets/nets-form.tsx',
    'packages/api-client/src/calls/payment-providers/klarna.ts',
    'packages/domain/src/shop/configuration.ts',
    'tooling/demo-shops/src/shops/product-uk.ts',
    'tooling/sandboxes/src/nets/nets.ts',
    'packages/features/src/pages/checkout/payment-page.test.tsx',
  ])('is at home in %s', (file) => {
    expect(providerComplaint(file, `'nets'`)).toBeUndefined()
  })
})
