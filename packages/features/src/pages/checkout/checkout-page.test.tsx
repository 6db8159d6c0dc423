import { get } from '@shop/api-client/fixtures/cart.ts'
import english from '@shop/domain/messages.en.json' with { type: 'json' }
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPage } from '../../open-page.tsx'
import { storyShop, StoryShop, type StoryShopOptions } from '../../story-shop.tsx'
import { refusal } from '../../testing.tsx'
import { CheckoutPage } from './checkout-page.tsx'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'

afterEach(cleanup)

const shippingTypes = [
  { code: 'RM48', name: 'Royal Mail 48', disclaimer: 'Two to three days', cost: 2.95, currency: 'GBP' },
  { code: 'FREE', name: 'Collect', cost: 0, currency: 'GBP' },
]
const configuration = {
  paymentProvider: 'nets',
  supportedCountries: { GB: 'United Kingdom', IE: 'Ireland' },
  shippingTypes,
}

function openCheckout(options: StoryShopOptions = {}) {
  const shop = storyShop({ ...options, configuration: { ...configuration, ...options.configuration } })
  render(
    <StoryShop shop={shop} address="/checkout" path="/checkout">
      <CheckoutPage />
    </StoryShop>,
  )
  return { shop, user: userEvent.setup() }
}

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`))
const button = () => screen.findByRole('button', { name: 'Continue to payment' })

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const typed = {
    'First name': 'Dorothy',
    'Last name': 'Ashworth',
    'Email address': 'dorothy@example.com',
    Phone: '01423 555 010',
    'Street and number': '12 Orchard Lane',
    Postcode: 'HG1 4QT',
    Town: 'Harrogate',
  }
  // All at once: typing letter by letter has tests of its own.
  for (const [name, value] of Object.entries(typed)) fireEvent.change(await field(name), { target: { value } })
  await user.click(screen.getByRole('checkbox', { name: /terms/ }))
}

it('[CHK-01] leads back to the cart, asks for address and delivery, and ends with the consents and one button', async () => {
  openCheckout()
  const summary = within(await screen.findByRole('region', { name: 'Order summary' }))
  expect(screen.getByRole('link', { name: 'Back to the basket' }).getAttribute('href')).toBe('/cart')
  expect(screen.getByRole('heading', { level: 1, name: 'Delivery and payment' })).toBeTruthy()
  expect(await field('First name')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'How shall we send it?' })).toBeTruthy()
  expect(summary.getByRole('checkbox', { name: /terms/ })).toBeTruthy()
  expect(summary.getByRole('button')).toBe(await button())
})

it('[CHK-18] [CHK-29] [CHK-15] says all that is missing, takes the focus there and leads to each field', async () => {
  const { user } = openCheckout()
  await user.click(await button())
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  await user.click(within(summary).getByRole('link', { name: 'First name: Please fill in this field' }))
  expect(document.activeElement).toBe(await field('First name'))
  expect((await field('First name')).getAttribute('aria-invalid')).toBe('true')
  expect(document.title).toMatch(/^Error: /)
  expect(within(summary).getByRole('link', { name: 'Please tick this box to go on' })).toBeTruthy()
})

it('[CHK-29] tells of a wrong e-mail on leaving its field, but not of an empty one', async () => {
  const { user } = openCheckout()
  await user.type(await field('Email address'), 'dorothy@')
  await user.tab()
  expect(await screen.findByText('Write a full email address, like name@mail.com')).toBeTruthy()
  await user.click(await field('First name'))
  await user.tab()
  expect(screen.queryByText('Please fill in this field')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

const fieldsOf = (address: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name^="${address}."]`)].map(({ name }) => name.split('.')[1])

it('[CHK-04] has all fields of an address', async () => {
  openCheckout()
  await field('First name')
  const all = [
    'addressLine1',
    'addressLine2',
    'city',
    'company',
    'countryCode',
    'email',
    'firstName',
    'lastName',
    'middleName',
    'phoneNumber',
    'postalCode',
  ]
  expect(new Set(fieldsOf('invoiceAddress'))).toEqual(new Set(all))
})

it('[CHK-05] [CHK-14] misses what both addresses and the delivery need, and nothing else', async () => {
  const { user } = openCheckout({
    answer: ({ path }) => (path === '/api/cart/get' ? { ...get.answer, selectedShippingType: '' } : undefined),
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Send to another address' }))
  await user.click(await button())
  const missing = within(await screen.findByRole('alert')).getAllByRole('link')
  const before = ['First name', 'Last name']
  const after = ['Phone', 'Street and number', 'Postcode', 'Town']
  expect(missing.map(({ textContent }) => textContent.split(':')[0])).toEqual([
    ...before,
    'Email address',
    ...after,
    ...before,
    ...after,
    'Choose how we shall send it',
    'Please tick this box to go on',
  ])
})

it('[CHK-04] [CHK-07] [CHK-06] [CHK-08] asks for what this shop needs', async () => {
  openCheckout({ flags: { hideCustomerMiddleName: true, addressStreet2IsRequired: true } })
  expect(await field('Flat, floor or care of')).toHaveProperty('required', true)
  expect(screen.queryByLabelText(/Middle name/)).toBeNull()
  expect(await field('Country')).toHaveProperty('value', 'GB')
})

it('[CHK-07] [CHK-06] asks for a middle name and a second line, and lets both stay empty', async () => {
  openCheckout()
  expect(await field('Middle name')).toHaveProperty('required', false)
  expect(await field('Flat, floor or care of')).toHaveProperty('required', false)
})

it('[CHK-10] opens an empty delivery address without an e-mail of its own', async () => {
  const { user } = openCheckout()
  await user.click(await screen.findByRole('checkbox', { name: 'Send to another address' }))
  const delivery = screen.getByRole('group', { name: 'Delivery address' })
  expect(within(delivery).getByLabelText('First name')).toHaveProperty('value', '')
  expect(within(delivery).queryByLabelText(/Email/)).toBeNull()
})

it('[CHK-13] shows what each delivery costs, tells the gateway the choice, and reads the cart again', async () => {
  const calls: unknown[] = []
  const { user } = openCheckout({
    answer: ({ path, body }) => {
      if (path === '/api/cart/update') calls.push(body)
      if (path === '/api/cart/get') calls.push('read')
      return undefined
    },
  })
  expect(await screen.findByRole('radio', { name: /Royal Mail 48.*£2.95.*Two to three days/ })).toHaveProperty(
    'checked',
    true,
  )
  await user.click(screen.getByRole('radio', { name: /Collect.*Free/ }))
  await waitFor(() => expect(calls).toEqual(['read', { userId: 'visitor', shippingMethod: 'FREE' }, 'read']))
})

it('[CHK-13] [CHK-31] keeps every row of the sums in its place while a chosen delivery is counted (V22)', async () => {
  const { shippingPriceInclVat, shippingPriceExclVat, ...notChosen } = get.answer
  let cart: object = { ...notChosen, displayPrice: '£7.85', selectedShippingType: '' }
  const counting = Promise.withResolvers<void>()
  const { user } = openCheckout({
    answer: async ({ path }) => {
      if (path === '/api/cart/get') return cart
      if (path !== '/api/cart/update') return undefined
      await counting.promise
      cart = { ...notChosen, shippingPriceInclVat, shippingPriceExclVat, selectedShippingType: 'RM48' }
      return {}
    },
  })
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  const rows = () =>
    within(summary)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
  const before = rows()
  expect(within(summary).getByText('not chosen')).toBeTruthy()
  expect(within(summary).queryByText('We are updating your basket')).toBeNull()
  await user.click(screen.getByRole('radio', { name: /Royal Mail/ }))
  expect(rows()).toEqual(before)
  // Finding V12: it is seen that the gateway is counting, at the sums and at the choice.
  expect(within(summary).getByText('We are updating your basket')).toBeTruthy()
  expect(summary.querySelector('[aria-busy=true]')?.contains(within(summary).getByText('not chosen'))).toBe(true)
  const choice = screen.getByRole('radio', { name: /Royal Mail/ }).parentElement
  expect(choice?.querySelector('[aria-busy=true]')?.textContent).toBe('£2.95')
  counting.resolve()
  expect(await within(summary).findByText('£2.95')).toBeTruthy()
  expect(rows()).toEqual(before)
  expect(within(summary).queryByText('We are updating your basket')).toBeNull()
})

it('[CHK-13] counts a delivery chosen a moment before the button was pressed', async () => {
  const sent: unknown[] = []
  let chosen = ''
  const { user } = openCheckout({
    answer: async ({ path, body }) => {
      if (path === '/api/cart/get') return { ...get.answer, selectedShippingType: chosen }
      if (path === '/api/cart/initialize-transaction') {
        sent.push(body)
        return { errorKeys: ['stop-here'] }
      }
      if (path === '/api/cart/update') {
        await new Promise((done) => setTimeout(done, 100))
        chosen = 'FREE'
      }
      return undefined
    },
  })
  await fillIn(user)
  await user.click(screen.getByRole('radio', { name: /Collect/ }))
  await user.click(await button())
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ shippingMethod: 'FREE' })]))
})

it('[CHK-31] [CHK-01] lists what is ordered and what it costs beside the form', async () => {
  openCheckout()
  const summary = await screen.findByRole('region', { name: 'Order summary' })
  expect(within(summary).getByText('Zinc-air batteries, size 312, pack of 6')).toBeTruthy()
  expect(within(summary).getByText('£10.80')).toBeTruthy()
  expect(within(summary).getByText('Brown · Size 312 · 3 pieces')).toBeTruthy()
})

const exempting = ({ path }: { path: string }) =>
  path === '/api/cart/get' ? { ...get.answer, vatExempt: '£1.20' } : undefined

it('[CHK-31] names the VAT that is not paid, in the UK', async () => {
  const flags = { orderSummaryType: 'uk' }
  openCheckout({ answer: exempting, flags })
  expect(await screen.findByText('VAT you do not pay')).toBeTruthy()
  cleanup()
  openCheckout({ answer: exempting })
  await screen.findByRole('region', { name: 'Order summary' })
  expect(screen.queryByText('VAT you do not pay')).toBeNull()
})

it('[CHK-27] sends what was consented to', async () => {
  const sent: unknown[] = []
  const { user } = openCheckout({
    flags: { showPrivacyPolicyConsent: true },
    answer: ({ path, body }) => {
      if (path !== '/api/cart/initialize-transaction') return undefined
      sent.push(body)
      return { errorKeys: ['stop-here'] }
    },
  })
  await fillIn(user)
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }))
  await user.click(await button())
  await waitFor(() => expect(sent).toMatchObject([{ termsAndConditionsAgreed: true, privacyPolicyAgreed: true }]))
})

it('[CHK-17] takes the errors of the last try away as soon as the button is pressed again', async () => {
  const answers = [{ errorKeys: ['not-enough-in-stock'] }, new Promise(() => undefined)]
  const { user } = openCheckout({
    answer: ({ path }) => (path === '/api/cart/initialize-transaction' ? answers.shift() : undefined),
  })
  await fillIn(user)
  await user.click(await button())
  expect(await screen.findAllByText('We do not have that many right now.')).not.toEqual([])
  await user.click(await button())
  expect(screen.queryAllByText('We do not have that many right now.')).toEqual([])
  expect(screen.getByRole('button', { name: 'One moment' })).toBeTruthy()
})

it('[CHK-16] asks for the privacy consent only where the shop wants it, with the policy inside its words', async () => {
  openCheckout({ flags: { showPrivacyPolicyConsent: true } })
  const box = await screen.findByRole('checkbox', { name: /privacy policy/ })
  expect(box.closest('label')?.querySelector('a')?.getAttribute('href')).toBe('/customer-service/privacy')
})

it('[CHK-21] [CHK-22] marks the field the gateway refuses, and shows what belongs to no field', async () => {
  const { user } = openCheckout({
    answer: ({ path }) =>
      path === '/api/cart/initialize-transaction'
        ? { errorKeys: ['Order.InvoiceAddress.PostalCode', 'not-enough-in-stock'] }
        : undefined,
  })
  await fillIn(user)
  await user.click(await button())
  const summary = await screen.findByRole('alert')
  expect(within(summary).getByRole('link', { name: 'Postcode: This postcode does not fit the country' })).toBeTruthy()
  expect(within(summary).getByText('We do not have that many right now.')).toBeTruthy()
})

// Finding V2.
it('[CHK-21] says once what is wrong with an address that serves for both, and leads to its field', async () => {
  const { user } = openCheckout({
    answer: ({ path }) =>
      path === '/api/cart/initialize-transaction'
        ? { errorKeys: ['invoiceAddress.phoneNumber', 'deliveryAddress.phoneNumber', 'deliveryAddress.city'] }
        : undefined,
  })
  await fillIn(user)
  await user.click(await button())
  const links = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Phone: Write the whole phone number/),
    'Town: Please look at this field again',
  ])
  for (const [index, name] of ['Phone', 'Town'].entries()) {
    await user.click(links[index]!)
    expect(document.activeElement).toBe(await field(name))
  }
})

it('[CHK-20] [CHK-33] goes on to the payment once, however often the button is pressed', async () => {
  let placed = 0
  const { user } = openCheckout({
    answer: ({ path }) => {
      if (path !== '/api/cart/initialize-transaction') return undefined
      placed += 1
      return { transactionId: 't-1', correlationId: 'c-1' }
    },
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await fillIn(user)
  await user.dblClick(await button())
  await waitFor(() => expect(assign.mock.calls).toEqual([['/payments/t-1/c-1']]))
  expect(screen.getByRole('button', { name: 'One moment' }).getAttribute('aria-busy')).toBe('true')
  expect(placed).toBe(1)
})

// Finding V19.
it('[CHK-20] goes to no payment page when the gateway tells no transaction', async () => {
  const { user } = openCheckout({
    answer: ({ path }) => (path === '/api/cart/initialize-transaction' ? { correlationId: 'c-1' } : undefined),
  })
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  await fillIn(user)
  await user.click(await button())
  expect((await screen.findAllByText('Sorry, something went wrong')).length).toBeGreaterThan(0)
  expect(assign).not.toHaveBeenCalled()
  expect((await button()).getAttribute('aria-busy')).toBeNull()
})

it('[API-04] [CHK-09] leaves for the error page when nobody answers, and keeps what was typed', async () => {
  const { user, shop } = openCheckout({
    answer: ({ path }) =>
      path === '/api/cart/initialize-transaction' ? Response.json({}, { status: 503 }) : undefined,
  })
  await fillIn(user)
  await user.click(await button())
  expect(await screen.findByText('Now at /error')).toBeTruthy()
  expect(getCheckoutStore(shop).getState()).toMatchObject({
    values: { invoiceAddress: { city: 'Harrogate' } },
    isSending: false,
  })
})

it('[ERR-04] says that something went wrong when the gateway wants a login for an order', async () => {
  const { user } = openCheckout({
    answer: ({ path }) =>
      path === '/api/cart/initialize-transaction' ? Response.json({}, { status: 401 }) : undefined,
  })
  await fillIn(user)
  await user.click(await button())
  expect(within(await screen.findByRole('alert')).getByText('Sorry, something went wrong')).toBeTruthy()
})

it('[API-46] is the error page where the cart cannot be read, and reads it once more on the way back (OP-78)', async () => {
  let reads = 0
  let isBroken = true
  const { router, person, shop } = openPage('/checkout', {
    configuration,
    answer: ({ path }) => {
      if (path !== '/api/cart/get') return undefined
      reads += 1
      return isBroken ? new Response(null, { status: 503 }) : undefined
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Sorry, something went wrong' })
  expect(router.state.location).toMatchObject({ pathname: '/error', state: { from: '/checkout' } })
  // One when the shop began, and one on the way into a page that is nothing without it.
  expect(reads).toBeLessThanOrEqual(2)
  isBroken = false
  reads = 0
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Delivery and payment' })
  await waitFor(() => expect(shop.cart.getState().isRead).toBe(true))
  expect(reads).toBe(1)
})

it('[CHK-30] goes back to the cart when there is nothing to order', async () => {
  openCheckout({ answer: ({ path }) => (path === '/api/cart/get' ? { products: [], total: 0 } : undefined) })
  expect(await screen.findByText('Now at /cart')).toBeTruthy()
})

it.each([
  ['coupon-used-up', english.CouponUsedUp],
  ['too-many-attempts', english.TooManyAttempts],
  ['invalid-captcha', english.InvalidCaptcha],
])('[ERR-04] says %s in words of its own', async (code, words) => {
  const { user } = openCheckout({
    answer: ({ path }) => (path === '/api/cart/initialize-transaction' ? refusal(code) : undefined),
  })
  await fillIn(user)
  await user.click(await button())
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy()
})

it('gives a refusal without a reason words too', async () => {
  const { user } = openCheckout({
    answer: ({ path }) => (path === '/api/cart/initialize-transaction' ? refusal() : undefined),
  })
  await fillIn(user)
  await user.click(await button())
  expect(within(await screen.findByRole('alert')).getByText('Sorry, something went wrong')).toBeTruthy()
})

// B20
it('[CHK-08] [CHK-13] asks for neither country nor delivery where the gateway names none, and places the order', async () => {
  const sent: unknown[] = []
  const { user } = openCheckout({
    configuration: { supportedCountries: {}, shippingTypes: [] },
    answer: ({ path, body }) => {
      if (path === '/api/cart/get') return { ...get.answer, selectedShippingType: '' }
      if (path !== '/api/cart/initialize-transaction') return undefined
      sent.push(body)
      return { transactionId: 't-1', correlationId: 'c-1' }
    },
  })
  await fillIn(user)
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'How shall we send it?' })).toBeNull()
  expect(screen.queryByText('not chosen')).toBeNull()
  await user.click(await button())
  await waitFor(() => expect(sent).toMatchObject([{ shippingMethod: '', invoiceAddress: { countryCode: '' } }]))
})
