import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CheckoutPage } from '../pages/checkout/checkout-page.tsx'
import { storyShop, StoryShop, type StoryShopOptions } from './story-shop.tsx'

const shippingTypes = [
  { code: 'RM48', name: 'Royal Mail 48', disclaimer: 'Two to three days', cost: 2.95, currency: 'GBP' },
  { code: 'FREE', name: 'Collect', cost: 0, currency: 'GBP' },
]
export const configuration = {
  paymentProvider: 'nets',
  supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' },
  shippingTypes,
}

/** Opens the checkout of a shop with two delivery methods. */
export function openCheckout(options: StoryShopOptions = {}) {
  const shop = storyShop({ ...options, configuration: { ...configuration, ...options.configuration } })
  render(
    <StoryShop shop={shop} address="/checkout" path="/checkout">
      <CheckoutPage />
    </StoryShop>,
  )
  return { shop, user: userEvent.setup() }
}

/** Finds a field by the start of its label. */
export const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
/** Finds the button that places the order. */
export const button = () => screen.findByRole('button', { name: 'Continue to payment' })

/** Types an address and accepts the terms. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const typed = {
    'First name': 'Dorothy',
    'Last name': 'Ashworth',
    'Email address': 'dorothy@example.com',
    Phone: '01423 555 010',
    'Street and number': '12 Orchard Lane',
    Postcode: 'HG1 4QT',
    Town: 'Harrogate',
  }
  // Sets values at once. Other tests type letter by letter.
  for (const [name, value] of Object.entries(typed)) fireEvent.change(await field(name), { target: { value } })
  await user.click(await screen.findByRole('checkbox', { name: /terms/ }))
}
