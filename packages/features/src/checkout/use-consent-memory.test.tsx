import { act, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { whenIdle } from '../cart/queue.ts'
import { storyShop, StoryShop } from '../testing/story-shop.tsx'
import { CheckoutProvider } from './checkout-context.ts'
import { getCheckoutStore } from './get-checkout-store.ts'
import { givenConsents } from './given-consents.ts'
import { useConsentMemory } from './use-consent-memory.ts'

function Form() {
  useConsentMemory()
  return null
}

async function openForm({ of = '3 BAT-312-06', typed }: { of?: string; typed: { terms: boolean; privacy: boolean } }) {
  const cart = Promise.withResolvers<undefined>()
  const shop = storyShop({ answer: ({ path }) => (path === '/api/cart/get' ? cart.promise : undefined) })
  const store = getCheckoutStore(shop)
  // Left by the order of another cart in this tab.
  store.getState().setValues({ consents: { terms: true, privacy: true } })
  render(
    <StoryShop shop={shop}>
      <CheckoutProvider store={store}>
        <Form />
      </CheckoutProvider>
    </StoryShop>,
  )
  act(() => store.getState().setValues({ consents: typed }))
  givenConsents.write(shop.platform, { basket: of, terms: true, privacy: false })
  cart.resolve(undefined)
  await act(async () => void (await whenIdle(shop)))
  const { consents } = store.getState().values
  expect(givenConsents.read(shop.platform)).toEqual({ basket: '3 BAT-312-06', ...consents })
  return consents
}

describe('useConsentMemory', () => {
  it('[CHK-15] [CHK-39] restores the consents to a cart, and keeps a tick from before the cart was read', async () => {
    expect(await openForm({ typed: { terms: false, privacy: true } })).toEqual({ terms: true, privacy: true })
  })

  it('[CHK-15] restores none to another cart', async () => {
    expect(await openForm({ of: '7 X', typed: { terms: false, privacy: false } })).toEqual({
      terms: false,
      privacy: false,
    })
  })
})
