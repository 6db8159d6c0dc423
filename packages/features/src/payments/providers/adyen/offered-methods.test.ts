import { components } from '@adyen/adyen-web'
import { describe, expect, it } from 'vitest'
import { componentsFor } from './components-for.ts'
import { adyenHosts } from './adyen.ts'
import { ADYEN_ENVIRONMENTS } from './adyen-environments.ts'
import { moreMethods } from './more-methods.ts'
import { canOffer } from './offered-methods.ts'

describe('canOffer', () => {
  it('[CART-19] [PAY-14] shows every way to pay of the SDK in the form whose mark the cart may show, and no other', () => {
    const shown = new Set(moreMethods.flatMap(({ type, txVariants }) => [type, ...txVariants]))
    const known = Object.values(components).flatMap(({ type, txVariants }) => [type, ...txVariants])
    expect(known.filter((type) => canOffer(type) !== shown.has(type))).toEqual([])
    expect(known.length).toBeGreaterThan(80)
    for (const type of ['swish', 'twint', 'scheme', 'klarna_paynow', 'trustly', 'bcmc_mobile'])
      expect(shown).toContain(type)
    for (const type of ['googlepay', 'applepay', 'paypal', 'giftcard']) expect(canOffer(type)).toBe(false)
  })

  it.each([
    [['scheme', 'mobilepay', 'klarna'], false],
    [['scheme', 'swish'], true],
  ])('[PAY-14] fetches further code for %j: %s', async (types, fetchesMore) => {
    const given = await componentsFor(types)
    expect(given.length > 4).toBe(fetchesMore)
    expect(given.some((component) => component === components.Swish)).toBe(fetchesMore)
  })

  it.each(ADYEN_ENVIRONMENTS)('[PAY-21] lets the form call and frame the hosts of %s', (name) => {
    const host = `https://checkoutshopper-${name}.adyen.com`
    expect(adyenHosts.frames).toContain(host)
    expect(adyenHosts.calls).toEqual(expect.arrayContaining([host, `https://checkoutshopper-${name}.cdn.adyen.com`]))
  })
})
