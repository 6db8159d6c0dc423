import { get } from '@shop/api-client/fixtures/cart.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type Answer, openPage, refusal } from '../../testing/open-page.tsx'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'
import { configuration, openCheckout, field, button, fillIn } from '../../testing/open-checkout-page.tsx'
import { isRead } from '../../cart/cart.ts'

const footer = {
  columns: [{ title: 'About us', links: [{ title: 'Your data', url: '/legal/privacy-notice' }] }],
  legalLinks: [{ title: 'Terms', url: '/legal/terms' }],
}

/** A gateway that answers every order so. */
const toOrder =
  (answer: unknown): Answer =>
  ({ path }) =>
    path === '/api/cart/initialize-transaction' ? answer : undefined

const consentLink = (name: RegExp) => screen.queryByRole('link', { name })

describe('the order at checkout', () => {
  it('[CHK-17] takes the errors of the last try away as soon as the button is pressed again', async () => {
    const answers = [{ errorKeys: ['not-enough-in-stock'] }, new Promise(() => undefined)]
    const { user } = openCheckout({
      answer: ({ path }) => (path === '/api/cart/initialize-transaction' ? answers.shift() : undefined),
    })
    await fillIn(user)
    await user.click(await button())
    expect(
      await screen.findAllByText('We do not have that many right now. Please choose a smaller quantity.'),
    ).not.toEqual([])
    await user.click(await button())
    expect(screen.queryAllByText('We do not have that many right now. Please choose a smaller quantity.')).toEqual([])
    expect(screen.getByRole('button', { name: 'One moment' })).toBeTruthy()
  })

  it('[FORM-03] asks beside the field about an unusual number, and orders at the second press', async () => {
    const orders: unknown[] = []
    const { user } = openCheckout({
      answer: ({ path, body }) => {
        if (path !== '/api/cart/initialize-transaction') return undefined
        orders.push(body)
        return { errorKeys: ['not-enough-in-stock'] }
      },
    })
    await fillIn(user)
    const phone = (await field('Phone')) as HTMLInputElement
    fireEvent.change(phone, { target: { value: '\u202A555\u2011010\u202C' } })
    await user.click(await button())
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Phone: Is this number right?')
    expect(document.activeElement).toBe(summary)
    const described = document.getElementById(phone.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    expect(described?.textContent).toBe('Is this number right? It looks too short or too long.')
    expect([phone.getAttribute('aria-invalid'), document.title]).toEqual([null, expect.not.stringMatching(/^Error/)])
    expect(orders).toEqual([])
    await user.click(await button())
    await waitFor(() => expect(orders).toMatchObject([{ invoiceAddress: { phoneNumber: '555-010' } }]))
  })

  it('[CHK-16] asks for the privacy consent only where the shop wants it, with the policy inside its words', async () => {
    openCheckout({ flags: { showPrivacyPolicyConsent: true }, content: { footer } })
    const box = await screen.findByRole('checkbox', { name: /privacy policy/ })
    expect(box.closest('label')?.querySelector('a')?.getAttribute('href')).toBe('/legal/privacy-notice')
  })

  it('[CHK-15] links the terms where the menu of customer service has them, which is asked for once', async () => {
    const asked: string[] = []
    openCheckout({
      flags: { showPrivacyPolicyConsent: true },
      answer: ({ path }) => {
        if (path !== '/api/customer-service') return undefined
        asked.push(path)
        return { menu: [{ route: 'handelsbetingelser', title: 'Handelsbetingelser' }], pages: [] }
      },
    })
    await waitFor(() =>
      expect(consentLink(/terms and conditions/)?.getAttribute('href')).toBe('/customer-service/handelsbetingelser'),
    )
    expect(consentLink(/privacy policy/)).toBeNull()
    expect(screen.getByRole('checkbox', { name: 'I have read the privacy policy' })).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('[CHK-15] asks for no menu where the foot of the pages has the terms', async () => {
    const asked: string[] = []
    openCheckout({ content: { footer }, answer: ({ path }) => void asked.push(path) })
    await waitFor(() => expect(consentLink(/terms and conditions/)?.getAttribute('href')).toBe('/legal/terms'))
    expect(asked).not.toContain('/api/customer-service')
  })

  it('[CHK-21] [CHK-22] marks the field the gateway refuses, and shows what belongs to no field', async () => {
    const { user } = openCheckout({
      answer: toOrder({ errorKeys: ['Order.InvoiceAddress.PostalCode', 'not-enough-in-stock'] }),
    })
    await fillIn(user)
    await user.click(await button())
    const summary = await screen.findByRole('alert')
    expect(
      within(summary).getByRole('link', {
        name: 'This postcode does not match the country. Please check both.',
      }),
    ).toBeTruthy()
    expect(
      within(summary).getByText('We do not have that many right now. Please choose a smaller quantity.'),
    ).toBeTruthy()
  })

  it('[CHK-21] says once what is wrong with an address that serves for both, and leads to its field', async () => {
    const { user } = openCheckout({
      answer: toOrder({
        errorKeys: ['invoiceAddress.phoneNumber', 'deliveryAddress.phoneNumber', 'deliveryAddress.city'],
      }),
    })
    await fillIn(user)
    await user.click(await button())
    const links = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Enter the whole phone number/),
      'Town: Please check this field and correct it.',
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

  it('[API-04] [CHK-09] opens the error page if no answer comes, and keeps what was typed', async () => {
    const { user, shop } = openCheckout({
      answer: toOrder(Response.json({}, { status: 503 })),
    })
    await fillIn(user)
    await user.click(await button())
    expect(await screen.findByText('Now at /error')).toBeTruthy()
    expect(getCheckoutStore(shop).getState()).toMatchObject({
      values: { invoiceAddress: { city: 'Harrogate' } },
      isSending: false,
    })
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
    // One at startup, and one when the page opens.
    expect(reads).toBeLessThanOrEqual(2)
    isBroken = false
    reads = 0
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { level: 1, name: 'Address and delivery' })
    await waitFor(() => expect(isRead(shop.cart.getState())).toBe(true))
    expect(reads).toBe(1)
  })

  it('[CHK-30] goes back to the cart when there is nothing to order', async () => {
    openCheckout({ answer: ({ path }) => (path === '/api/cart/get' ? { products: [], total: 0 } : undefined) })
    expect(await screen.findByText('Now at /cart')).toBeTruthy()
  })

  it.each([
    ['a code that is used up', refusal('coupon-used-up'), english.CouponUsedUp],
    ['too many attempts', refusal('too-many-attempts'), english.TooManyAttempts],
    ['an invalid captcha', refusal('invalid-captcha'), english.InvalidCaptcha],
    ['a refusal without a reason', refusal(), english.SomethingWentWrong],
    ['a login that an order needs none of', Response.json({}, { status: 401 }), english.SomethingWentWrong],
    ['an answer without a transaction', { correlationId: 'c-1' }, english.SomethingWentWrong],
  ])('[CHK-20] [ERR-04] puts %s into words, and goes to no payment page', async (_what, answer, words) => {
    const { user } = openCheckout({ answer: toOrder(answer) })
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await fillIn(user)
    await user.click(await button())
    expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy()
    expect(assign).not.toHaveBeenCalled()
    expect((await button()).getAttribute('aria-busy')).toBeNull()
  })

  it('[CHK-22] names the lines that cannot be bought any more, and leads to where they are taken out', async () => {
    const { user } = openCheckout({
      answer: toOrder({
        errorKeys: ['product-not-available'],
        unavailable: [get.answer.products[0]!.id, 'not-in-this-cart'],
      }),
    })
    await fillIn(user)
    await user.click(await button())
    const summary = await screen.findByRole('region', { name: 'Order summary' })
    const items = await within(summary).findAllByRole('listitem')
    const shown = items.map(({ textContent }) => textContent)
    const { name, itemNumber } = get.answer.products[0]!
    expect(shown.filter((words) => words === name)).toHaveLength(1)
    expect(within(summary).getByRole('link', { name }).getAttribute('href')).toBe(`/details/${itemNumber}`)
    expect(within(summary).getByText(/^One of the products can no longer be bought/)).toBeTruthy()
    expect(within(summary).getByRole('link', { name: 'Back to the basket' }).getAttribute('href')).toBe('/cart')
  })
})
