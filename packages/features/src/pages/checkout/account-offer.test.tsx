import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'
import { openPage, storyShop } from '../../testing/open-page.tsx'
import { withFakeCaptcha } from '../../testing/fake-captcha.ts'

const captcha = withFakeCaptcha()

describe('the offer of an account', () => {
  it('[RES-14] offers a visitor an account, whose form knows the name and email of the order, by no address', async () => {
    const shop = storyShop({
      answer: ({ path }) => (path === '/api/cart/get-transaction' ? getTransaction.answer : undefined),
      configuration: { ...captcha.configuration, paymentProvider: 'nets' },
    })
    const { edit } = getCheckoutStore(shop).getState()
    edit('invoiceAddress.firstName', 'Dorothy')
    edit('invoiceAddress.lastName', 'Ashworth')
    edit('invoiceAddress.email', 'dorothy@example.com')
    edit('invoiceAddress.addressLine1', '12 Orchard Lane')
    const { person, router } = openPage('/order-confirmation/t-1/c-1', { shop })
    expect(await screen.findByText('Faster next time')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See the order' })).toBeNull()
    await person.click(screen.getByRole('link', { name: 'Create an account' }))
    expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Dorothy')
    expect(screen.getByLabelText('Last name')).toHaveProperty('value', 'Ashworth')
    expect(
      screen.getByLabelText('Email address', { selector: '[name="email"], [autocomplete="username"]' }),
    ).toHaveProperty('value', 'dorothy@example.com')
    const { pathname, search, state } = router.state.location
    expect([pathname, search]).toEqual(['/account/create', ''])
    expect(JSON.stringify(state)).not.toContain('Orchard')
  })

  it.each([null, 'x', { knownPerson: 7 }, { knownPerson: { firstName: ['a'], email: 'x'.repeat(300) } }])(
    '[RES-14] begins an empty form where the page before has handed over %j',
    async (state) => {
      openPage('/account/create', { configuration: captcha.configuration, state })
      expect(await screen.findByLabelText('First name')).toHaveProperty('value', '')
    },
  )
})
