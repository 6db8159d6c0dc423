import { expect, test } from 'vitest'
import { showsOwnResult } from './own-results.ts'
import { paymentProviders } from './providers.ts'

test('[RES-06] what is said of own results before a page is loaded is what the providers do', () => {
  const own = Object.entries(paymentProviders).map(([name, { checkout }]) => [name, checkout?.ownResult !== undefined])
  expect(Object.fromEntries(own)).toEqual(showsOwnResult)
})
