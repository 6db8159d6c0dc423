import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storyShop, StoryShop } from '../testing/story-shop.tsx'
import { CheckoutProvider, useCheckout } from './checkout-context.ts'
import { getCheckoutStore } from './get-checkout-store.ts'
import { useConsentMemory } from './use-consent-memory.ts'

let rendered: object[] = []

function Boxes() {
  rendered.push(useCheckout(({ values }) => values.consents))
  return null
}
const Form = () => useConsentMemory() && <Boxes />

describe('useConsentMemory', () => {
  beforeEach(() => {
    rendered = []
  })

  it('[CHK-15] renders the form with the restored consents from the first time on', () => {
    const given = { terms: true, privacy: false }
    const shop = storyShop({ remembered: { checkout: { consents: { basket: '', ...given } } } })
    render(
      <StoryShop shop={shop}>
        <CheckoutProvider store={getCheckoutStore(shop)}>
          <Form />
        </CheckoutProvider>
      </StoryShop>,
    )
    expect(rendered.length).toBeGreaterThan(0)
    expect(rendered.filter((consents) => JSON.stringify(consents) !== JSON.stringify(given))).toEqual([])
  })
})
