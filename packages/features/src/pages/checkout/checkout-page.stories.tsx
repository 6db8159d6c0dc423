import { profile } from '@shop/api-client/fixtures/account.ts'
import * as fixtures from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'
import { pageStory } from '../../testing/page-story.ts'
import { never, StoryPage } from '../../testing/story-page.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { shownText } from '../../testing/story-setting.ts'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Checkout',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const configuration = {
  paymentProvider: 'nets',
  supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' },
  shippingTypes: [
    { code: 'RM48', name: 'Royal Mail 48', disclaimer: 'Two to three working days', cost: 2.95, currency: 'GBP' },
    { code: 'RM24', name: 'Royal Mail 24', disclaimer: 'The next working day', cost: 4.95, currency: 'GBP' },
    { code: 'COLLECT', name: 'Collect', cost: 0, currency: 'GBP' },
  ],
}

const options = ({ isTried = false, ...rest }: StoryShopOptions & { isTried?: boolean } = {}) => ({
  address: '/checkout',
  ...rest,
  configuration: { ...configuration, ...rest.configuration },
  ...(isTried && {
    prepare: (shop: Shop) => {
      getCheckoutStore(shop).getState().edit('invoiceAddress.email', 'dorothy@')
      void getCheckoutStore(shop).getState().placeOrder()
    },
  }),
})
const story = (given?: Parameters<typeof options>[0]) => pageStory(options(given))

export const Empty: Story = { ...story(), tags: ['empty'] }
export const WithMistakes: Story = { ...story({ isTried: true }), tags: ['error'] }
export const OfACustomer: Story = {
  ...story({
    customer: {
      userId: 'dorothy',
      firstName: 'Dorothy',
      email: 'dorothy@example.com',
      addressBook: profile.addressBook,
    },
  }),
  tags: ['full'],
}
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
/** A cart without a delivery. `choose` answers the choice of the cheapest. */
const withoutDelivery = (choose: () => unknown) =>
  story({
    answer: ({ path }) => {
      if (path === '/api/cart/update') return choose()
      const delivery = { shippingPriceInclVat: '', shippingPriceExclVat: '', selectedShippingType: '' }
      return path === '/api/cart/get' ? { ...fixtures.get.answer, ...delivery, displayPrice: '£7.85' } : undefined
    },
  })
export const CheapestDeliveryOnItsWay = withoutDelivery(never)
export const CheapestDeliveryRefused = withoutDelivery(() => Response.json({}, { status: 400 }))
/** A sheet in the place of the official file, which belongs to the owner of a shop. */
const sheet = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="840" height="1188"><rect width="840" height="1188" fill="#fff" stroke="#000" stroke-width="8"/><text x="420" y="594" text-anchor="middle" font-size="44" font-family="sans-serif">the owner’s official file</text></svg>')}`
export const WithOfficialNotice = story({ configuration: { guaranteeNotice: sheet } })
export const TownProposed: Story = {
  ...story({ configuration: { supportedCountries: { DK: 'Danmark' } } }),
  tags: ['plays'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(shownText('PostalCode')), '8000')
    await canvas.findByText(shownText('TownHint'))
  },
}
export const LongNames = story({
  answer: ({ path }) =>
    path === '/api/cart/get'
      ? {
          ...fixtures.get.answer,
          products: fixtures.get.answer.products.map((line) => ({ ...line, name: 'Wonderfully long name '.repeat(8) })),
        }
      : undefined,
})
export const Loading: Story = {
  args: options({ answer: ({ path }) => (path === '/api/cart/get' ? never() : undefined) }),
  tags: ['loading'],
}
