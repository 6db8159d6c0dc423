import { profile } from '@shop/api-client/fixtures/account.ts'
import * as fixtures from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { storyShop, StoryShop, type StoryShopOptions } from '../../testing/story-shop.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'

const meta: Meta = { title: 'Pages/Checkout', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const configuration = {
  paymentProvider: 'nets',
  supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' },
  shippingTypes: [
    { code: 'RM48', name: 'Royal Mail 48', disclaimer: 'Two to three working days', cost: 2.95, currency: 'GBP' },
    { code: 'RM24', name: 'Royal Mail 24', disclaimer: 'The next working day', cost: 4.95, currency: 'GBP' },
    { code: 'COLLECT', name: 'Collect', cost: 0, currency: 'GBP' },
  ],
}

function Checkout({ isTried = false, ...options }: StoryShopOptions & { isTried?: boolean }) {
  const [shop] = useState(() => {
    const opened = storyShop({ ...options, configuration: { ...configuration, ...options.configuration } })
    if (isTried) {
      getCheckoutStore(opened).getState().edit('invoiceAddress.email', 'dorothy@')
      void getCheckoutStore(opened).getState().placeOrder()
    }
    return opened
  })
  return (
    <StoryShop shop={shop}>
      <CheckoutPage />
    </StoryShop>
  )
}

const story = (options: StoryShopOptions & { isTried?: boolean } = {}): Story => ({
  render: () => <Checkout {...options} />,
})

export const Empty = story()
export const WithMistakes = story({ isTried: true })
export const OfACustomer = story({
  customer: { userId: 'dorothy', firstName: 'Dorothy', email: 'dorothy@example.com', addressBook: profile.addressBook },
})
export const EveryField = story({ flags: { showPrivacyPolicyConsent: true, addressStreet2IsRequired: true } })
export const FewestFields = story({ flags: { hideCustomerMiddleName: true } })
export const WithoutPricesAndPayment = story({
  flags: { hidePricesAndPayment: true },
  configuration: { paymentProvider: null },
})
export const NobodyTakesPayments = story({ configuration: { paymentProvider: null } })
export const AgainstCprNumber = story({
  isTried: true,
  flags: { orderSummaryType: 'cpr', hidePricesAndPayment: true },
  configuration: { paymentProvider: null },
})
export const LongNames = story({
  answer: ({ path }) =>
    path === '/api/cart/get'
      ? {
          ...fixtures.get.answer,
          products: fixtures.get.answer.products.map((line) => ({ ...line, name: 'Wonderfully long name '.repeat(8) })),
        }
      : undefined,
})
export const Loading = story({
  answer: ({ path }) => (path === '/api/cart/get' ? new Promise(() => undefined) : undefined),
})
