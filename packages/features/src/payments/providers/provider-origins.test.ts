import { expect, test } from 'vitest'
import { allPaymentOrigins, paymentOrigins } from './provider-origins.ts'
import { paymentProviders } from './providers.ts'

const SANDBOX = 'http://localhost:8080'
const netsScripts = ['https://checkout.dibspayment.eu', 'https://test.checkout.dibspayment.eu']

test('a page may load from its own provider only, and from the stand-in where the site names one', () => {
  expect(paymentOrigins('nets', undefined)).toEqual({ scripts: netsScripts, logos: [] })
  expect(paymentOrigins('nets', SANDBOX)).toEqual({ scripts: [...netsScripts, SANDBOX], logos: [] })
  expect(paymentOrigins(undefined, SANDBOX)).toEqual({ scripts: [], logos: [] })
})

test('a provider that nothing can be paid with yet runs nothing, whatever logos the cart shows of it [CART-19]', () => {
  const { scripts, logos } = paymentOrigins('adyen', SANDBOX)
  expect(scripts).toEqual([])
  expect(logos).toContain('https://checkoutshopper-live.adyen.com')
})

test('a page that is sent before the shop is known lets in everybody that any shop may need', () => {
  const all = allPaymentOrigins(undefined)
  for (const name of Object.keys(paymentProviders) as (keyof typeof paymentProviders)[]) {
    const { scripts, logos } = paymentOrigins(name, undefined)
    expect(all.scripts).toEqual(expect.arrayContaining(scripts))
    expect(all.logos).toEqual(expect.arrayContaining(logos))
  }
})
