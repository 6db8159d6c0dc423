import { cartPropertiesSchema, type CartProperties } from '@shop/domain/cart/cart.ts'
import { keyof } from 'valibot'
import { describe, expect, it } from 'vitest'
import { documentedShop } from '../../testing/documented-shop.ts'
import { storyShop } from '../../testing/story-shop.tsx'
import { chooseDelivery } from '../../cart/actions.ts'
import { changeProperties } from '../../cart/change-properties.ts'
import { refresh } from '../../cart/queue.ts'

const PROPERTIES = keyof(cartPropertiesSchema).options
const before = {
  applyVATExempt: 'true',
  referralCode: 'CLINIC7',
  eanNumberApplied: '5798000000001',
  cprNumber: '251248-9996',
  promoCode: 'SPRING10',
} satisfies Required<CartProperties>

describe.each([
  ['merges', false],
  ['replaces', true],
])('a gateway that %s the properties', (_how, replacesProperties) => {
  /** Returns a shop whose cart has every property, a delivery and a line. */
  async function openShop() {
    const { client, options } = await documentedShop({ replacesProperties })
    await client.cart.add({ 'p-1': 2 })
    await client.cart.update({ customProperties: before, shippingMethod: 'express' })
    const { cart, platform } = storyShop(options)
    await refresh({ cart })
    const stored = () =>
      [platform.cookies, platform.localStorage, platform.sessionStorage]
        .flatMap((storage) => storage.keys().map((key) => storage.read(key)))
        .join()
    return { client, cart, stored }
  }

  it.each(PROPERTIES)('[CART-27] [API-50] keeps the others when %s changes and goes', async (name) => {
    const { client, cart, stored } = await openShop()
    for (const value of ['false', '']) {
      await changeProperties({ cart }, { [name]: value })
      const { customProperties, selectedShippingType } = await client.cart.get()
      expect(customProperties).toEqual({ ...before, [name]: value })
      expect(selectedShippingType).toBe('express')
    }
    expect(stored()).not.toContain('9996')
  })

  it('[CART-27] [API-16] keeps them all when another delivery is chosen', async () => {
    const { client, cart } = await openShop()
    await chooseDelivery({ cart }, 'standard')
    const { customProperties, selectedShippingType } = await client.cart.get()
    expect([customProperties, selectedShippingType]).toEqual([before, 'standard'])
  })
})
