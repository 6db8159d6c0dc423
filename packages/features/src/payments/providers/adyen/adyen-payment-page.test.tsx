import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, screen, waitFor } from '@testing-library/react'
import type { Call } from '../../../testing/fake-gateway.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeAdyenHosts, methods, openAdyenPayment, unpaid } from '../../../testing/open-adyen-payment-page.tsx'
import { logIn } from '../../../session/login/log-in.ts'
import { logOut } from '../../../session/visit/visit-actions.ts'
import { watchDocuments } from '../../../testing/watch-documents.ts'
import { runDueTasks } from '../../../testing/run-due-tasks.ts'
import { refresh } from '../../../cart/queue.ts'

let asked: string[] = []
const documents = watchDocuments()

const payButton = () => screen.findByRole('button', { name: 'Continue to MobilePay' })
const broken = () => Response.json({}, { status: 502 })
const refused =
  (...errorCodes: string[]) =>
  () =>
    Response.json({ errorCode: errorCodes[0], errors: errorCodes.map((errorCode) => ({ errorCode })) }, { status: 409 })
const paid = { ...getTransaction.answer, orderPlaced: true, status: 'Succeeded' }
/** Shows the page from the back/forward cache. */
const comeBackByBack = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
type Opened = ReturnType<typeof openAdyenPayment>
const CONFIRMATION = '/order-confirmation/t-1/c-1'

describe('the payment page of Adyen', () => {
  beforeEach(() => {
    asked = fakeAdyenHosts()
  })

  it('[PAY-14] [PAY-25] hands over what is in the form with the transaction, from a page with the order beside it', async () => {
    const { person, callsTo } = openAdyenPayment({ initialize: { status: 'Refused' } })
    await person.click(await payButton())
    await screen.findByRole('alert')
    const [call] = callsTo('/api/payments/initializePayment')
    expect(call?.body).toMatchObject({
      transactionId: 't-1',
      correlationId: 'c-1',
      userId: 'visitor',
      data: { paymentMethod: { type: 'mobilepay' } },
    })
    expect(screen.getByRole('region', { name: 'Order summary' })).toBeTruthy()
  })

  it.each([
    ['by the name that the gateway gives', { type: 'mobilepay', name: 'MobilePay Online' }, 'MobilePay Online'],
    ['by its own name where the gateway gives none', { type: 'mobilepay' }, 'MobilePay'],
  ])('[PAY-20] offers a way to pay %s', async (_how, method, name) => {
    openAdyenPayment({ methods: { ...methods, paymentMethods: JSON.stringify({ paymentMethods: [method] }) } })
    expect(await screen.findByRole('button', { name: `Continue to ${name}` })).toBeTruthy()
  })

  it('[PAY-21] speaks with Adyen in the language and in the environment that the gateway names', async () => {
    const { environmentUrls: _, ...answer } = methods
    openAdyenPayment({ methods: { ...answer, clientKey: 'live_key', culture: 'da-DK', environment: 'LIVE' } })
    await payButton()
    expect(asked).toContainEqual(
      expect.stringMatching(/^https:\/\/checkoutshopper-live\.cdn\.adyen\.com\/.*\/translations\/da-DK\.json$/),
    )
  })

  it('tells Adyen nothing of the visit: neither the address with the ids in it, nor an id that stays behind', async () => {
    const { person } = openAdyenPayment({ initialize: { status: 'Refused' } })
    await person.click(await payButton())
    await screen.findByRole('alert')
    expect(asked.filter((address) => address.includes('analytics'))).toEqual([])
    expect(Object.keys(sessionStorage).filter((key) => key.includes('checkout'))).toEqual([])
  })

  it('[PAY-14] pays once, however often the button is pressed', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { person, callsTo } = openAdyenPayment({ initialize: () => answer.promise })
    const button = await payButton()
    await person.dblClick(button)
    button.click()
    await act(async () => answer.resolve({ status: 'Succeeded', orderPlaced: true }))
    await waitFor(() => expect(documents).toEqual([CONFIRMATION]))
    expect(callsTo('/api/payments/initializePayment')).toHaveLength(1)
  })

  it('[PAY-12] offers every way to pay again after a refusal, without the old message', async () => {
    const answers = [{ status: 'Refused' }, { status: 'Succeeded', orderPlaced: true }]
    const { person } = openAdyenPayment({ initialize: () => answers.shift() })
    await person.click(await payButton())
    const tryAgain = await screen.findByRole('link', { name: 'Try again' })
    // The focus is on the message, before the link.
    expect(document.activeElement?.firstElementChild).toBe(screen.getByRole('alert'))
    await person.tab()
    expect(document.activeElement).toBe(tryAgain)
    await person.keyboard('{Enter}')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement?.closest('.adyen-checkout__payment-method')).toBeTruthy()
    await person.click(await payButton())
    await waitFor(() => expect(documents).toEqual([CONFIRMATION]))
  })

  it.each([
    ['paid', { transaction: [unpaid, paid] }, () => documents.at(-1), CONFIRMATION],
    ['nobody knows yet', { transaction: [unpaid, unpaid] }, () => documents.at(-1), CONFIRMATION],
    [
      'refused',
      { transaction: [unpaid, unpaid], statuses: ['Pending', 'Refused'] },
      () => screen.queryByRole('alert')?.querySelector('p + p')?.textContent,
      'Your bank declined this payment. Try another card or another way to pay.',
    ],
  ])('looks at the transaction when the answer to a try is lost: %s', async (_title, given, read, end) => {
    const { transaction, statuses = ['Pending', 'Pending'] } = given as { transaction: unknown[]; statuses?: string[] }
    const looks = [...transaction]
    const { person } = openAdyenPayment({
      transaction: () => looks.shift(),
      status: () => ({ status: statuses.shift() }),
      initialize: broken,
    })
    await person.click(await payButton())
    await waitFor(() => expect(read()).toBe(end))
  })

  it('[SES-19] leads to the cart after a logout of a visitor whose cart is empty then', async () => {
    const carts = [get.answer]
    const { shop, router } = openAdyenPayment({
      customer: { userId: 'dorothy' },
      cart: () => carts.shift() ?? { products: [], total: 0 },
    })
    await payButton()
    const places = new Set<string>()
    router.subscribe(({ location }) => void places.add(location.pathname))
    act(() => logOut(shop))
    await screen.findByText('You have been logged out. Log in to see your basket again.')
    expect([...places].filter((place) => !place.startsWith('/payments'))).toEqual(['/cart'])
  })

  it('[SES-21] stays with the form when a customer’s login ends by itself, and opens it again after another', async () => {
    const { shop, router, person, callsTo } = openAdyenPayment({
      customer: { userId: 'dorothy' },
      initialize: () => new Response(null, { status: 401 }),
      login: { ...authenticate.answer, user: { userId: 'dorothy' } },
      transaction: ({ authorization }: Call) => (authorization ? unpaid : new Response(null, { status: 404 })),
    })
    await person.click(await payButton())
    expect(await screen.findByText('You have been logged out. Your basket is safe.')).toBeTruthy()
    expect(callsTo('/api/payments/initializePayment')).toHaveLength(1)
    expect(router.state.location.pathname).toBe('/payments/t-1/c-1')
    const looks = callsTo('/api/payments/status/t-1').length
    await act(() => logIn(shop, { email: 'dorothy@example.com', password: 'Hearing2026' }))
    await waitFor(() => expect(callsTo('/api/payments/status/t-1').length).toBeGreaterThan(looks))
    expect(await payButton()).toBeTruthy()
  })

  it('[API-46] goes to the error page when neither the answer nor the transaction can be had', async () => {
    const looks = [unpaid]
    const { person, router } = openAdyenPayment({ transaction: () => looks.shift() ?? broken(), initialize: broken })
    await person.click(await payButton())
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
  })

  it.each([
    [
      '[PAY-15] says so where the try was not taken',
      refused('not-now'),
      unpaid,
      '/payments/t-1/c-1',
      'did not go through',
    ],
    [
      '[OP-49] begins anew where the transaction has ended',
      refused('ended'),
      { ...unpaid, status: 'Error' },
      '/checkout',
      'Nothing has been paid',
    ],
    [
      '[OP-49] begins anew where the code is used up',
      refused('coupon-used-up'),
      unpaid,
      '/checkout',
      'already been used',
    ],
  ])('%s', async (_title, initialize, then, place, words) => {
    const looks = [unpaid]
    const { person, router } = openAdyenPayment({ transaction: () => looks.shift() ?? then, initialize })
    await person.click(await payButton())
    await waitFor(() => expect(router.state.location.pathname).toBe(place))
    expect(await screen.findByText(new RegExp(words))).toBeTruthy()
  })

  it.each([
    ['the cart is read anew', ({ shop }: Opened) => refresh(shop)],
    ['a part of the page is jumped to', ({ router }: Opened) => router.navigate('#main')],
  ])('[PAY-12] keeps the form with what was typed into it when %s', async (_title, change) => {
    const opened = openAdyenPayment()
    const button = await payButton()
    await act(async () => change(opened))
    expect(button.isConnected).toBe(true)
    expect(opened.callsTo('/api/payments/paymentMethods')).toHaveLength(1)
  })

  it.each([
    ['no way to pay', { ...methods, paymentMethods: 'nonsense' }],
    ['no key', { ...methods, clientKey: '' }],
    ['a key that Adyen refuses', { ...methods, clientKey: 'live_key' }],
  ])('[PAY-24] says that the form cannot be had with %s, and tries again on request', async (_title, answer) => {
    const answers: unknown[] = [answer]
    const { person } = openAdyenPayment({ methods: () => answers.shift() ?? methods })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be opened')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    await payButton()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[RES-11] leaves nothing behind when the page is left', async () => {
    const answer = Promise.withResolvers<unknown>()
    const { person, router, calls } = openAdyenPayment({
      initialize: () => answer.promise,
    })
    await person.click(await payButton())
    await act(() => router.navigate('/'))
    await act(async () => answer.resolve({ status: 'Succeeded', orderPlaced: true }))
    expect(document.querySelector('.adyen-checkout__dropin')).toBeNull()
    expect([router.state.location.pathname, documents]).toEqual(['/', []])
    const ofPayment = () => calls.filter(({ path }) => /payments|transaction/.test(path)).length
    const before = ofPayment()
    comeBackByBack()
    await act(runDueTasks)
    expect(ofPayment()).toBe(before)
  })

  it('begins again when the customer goes Back from the bank to the page in the back/forward cache', async () => {
    const redirect = { type: 'redirect', url: 'http://localhost:8080/bank/1', method: 'GET' }
    const { person, callsTo } = openAdyenPayment({ initialize: { action: redirect } })
    await person.click(await payButton())
    await waitFor(() => expect(documents).toHaveLength(1))
    comeBackByBack()
    await waitFor(() => expect(callsTo('/api/payments/status/t-1')).toHaveLength(2))
    await payButton()
  })
})
