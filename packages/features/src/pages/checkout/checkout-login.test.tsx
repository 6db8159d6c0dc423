import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { get } from '@shop/api-client/fixtures/cart.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { button, field, fillIn, openCheckout } from '../../testing/open-checkout-page.tsx'
import type { StoryShopOptions } from '../../testing/story-shop.tsx'
import { refusal, type Call } from '../../testing/fake-gateway.ts'
import { refuse } from '../../session/visit/visit-actions.ts'

/** Opens the checkout. The gateway has one customer and records its calls. */
function open({ answer, ...options }: StoryShopOptions = {}) {
  const calls: string[] = []
  const opened = openCheckout({
    ...options,
    answer: async (call) => {
      const { method, path, query } = call
      calls.push([method, path, query.get('previousUserId')].filter(Boolean).join(' '))
      const answered = await answer?.(call)
      if (answered !== undefined) return answered
      return path === '/api/v1.0/authenticate' ? knownCustomer(call) : undefined
    },
  })
  return { ...opened, calls }
}
const knownCustomer = ({ body }: Call) =>
  (body as { password: string }).password === 'Hearing2026' ? authenticate.answer : refusal('invalid-login-or-password')

const question = () => screen.findByText('Do you have an account?')
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))
const email = () => screen.getByLabelText<HTMLInputElement>('Email address', { selector: '#login-email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
async function logIn(user: ReturnType<typeof userEvent.setup>, secret = 'Hearing2026') {
  await user.clear(email())
  await user.type(email(), 'dorothy@example.com')
  await user.type(password(), secret)
  await press(user, 'Log in')
}

const typed = (name: string) => document.querySelector<HTMLInputElement>(`#invoiceAddress-${name}`)?.value

describe('the login at checkout', () => {
  it.each([true, false])(
    'leads to the order of a customer without an account where a shop shows it: %s',
    async (isThere) => {
      const { user } = open({ configuration: { guestOrders: isThere } })
      await question()
      await press(user, 'Log in')
      const main = within(screen.getByRole('main'))
      expect(main.queryAllByRole('link', { name: 'Find my order' })).toHaveLength(Number(isThere))
    },
  )

  it('[CHK-02] asks whether the visitor has an account, and toggles between that, logging in and registering', async () => {
    const { user } = open()
    await question()
    await press(user, 'Log in')
    expect(document.activeElement?.textContent).toBe('Log in')
    expect(screen.queryByText('Do you have an account?')).toBeNull()
    await press(user, 'I would like to create an account')
    expect(document.activeElement?.textContent).toBe('Create an account')
    expect(screen.getByRole('button', { name: 'Create my account' })).toBeTruthy()
    await press(user, 'Log in here')
    expect(password()).toBeTruthy()
    await press(user, 'Continue without an account')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Log in' }))
    // Still at the checkout.
    expect(await field('Street and number')).toBeTruthy()
  })

  it('[CHK-03] does not ask customers with a token', async () => {
    open({ customer: { userId: 'dorothy' } })
    await field('First name')
    expect(screen.queryByText('Do you have an account?')).toBeNull()
  })

  it('[CHK-03] asks again when the token has run out', async () => {
    const { shop } = open({ customer: { userId: 'dorothy' } })
    await field('First name')
    refuse(shop)
    expect(await screen.findByText('You have been logged out. Your basket is safe.')).toBeTruthy()
    expect(password()).toBeTruthy()
  })

  it('[CHK-23] says that the login is wrong, empties the password, and takes it back on typing', async () => {
    const { user } = open()
    await question()
    await press(user, 'Log in')
    await logIn(user, 'Hearing2025')
    const said = 'The email address or the password is not right. Try again, or choose a new password.'
    expect(await screen.findByText(said)).toBeTruthy()
    expect([email().value, password().value]).toEqual(['dorothy@example.com', ''])
    await user.type(password(), 'H')
    expect(screen.queryByText(said)).toBeNull()
  })

  it('[CHK-32] [CHK-02] stays at the checkout after a login, with every letter that was typed', async () => {
    const { user, shop } = open()
    await fillIn(user)
    await user.click(screen.getByRole('checkbox', { name: 'Send to another address' }))
    const delivery = within(screen.getByRole('group', { name: 'Delivery address' }))
    await user.type(delivery.getByLabelText('First name'), 'Inger')
    await press(user, 'Log in')
    await logIn(user)
    const done = await screen.findByText('You are logged in. What you have typed is still here.')
    expect(document.activeElement?.contains(done)).toBe(true)
    expect(shop.visit.getState().user?.userProfile.firstName).toBe('Dorothy')
    expect([typed('addressLine1'), typed('postalCode')]).toEqual(['12 Orchard Lane', 'HG1 4QT'])
    expect(delivery.getByLabelText('First name')).toHaveProperty('value', 'Inger')
    expect(screen.getByRole('checkbox', { name: /terms/ })).toHaveProperty('checked', true)
  })

  it('[CART-24] [CHK-32] brings the anonymous cart along, and orders as the customer', async () => {
    const bodies: unknown[] = []
    const { user, calls } = open({
      answer: ({ path, body }) => {
        if (path === '/api/cart/get') return get.answer
        if (path !== '/api/cart/initialize-transaction') return undefined
        bodies.push(body)
        return { errorKeys: ['cart-changed'] }
      },
    })
    await fillIn(user)
    await press(user, 'Log in')
    await logIn(user)
    await screen.findByText('You are logged in. What you have typed is still here.')
    await user.click(await button())
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ userId: authenticate.answer.user.userId })]))
    const merging = ['POST /api/v1.0/authenticate', 'GET /api/cart/override-cart visitor']
    expect(calls.filter((call) => merging.includes(call))).toEqual(merging)
  })

  it('[SES-09] says at the checkout too what a login could not bring along, and brings it on request (OP-78)', async () => {
    let isWell = false
    const { user } = open({
      answer: ({ path }) =>
        path === '/api/cart/override-cart' && !isWell ? new Response(null, { status: 502 }) : undefined,
    })
    await fillIn(user)
    await press(user, 'Log in')
    await logIn(user)
    const said = 'What you chose before you logged in is not in the basket yet.'
    expect(await screen.findByText(said)).toBeTruthy()
    isWell = true
    await press(user, 'Try again')
    await waitFor(() => expect(screen.queryByText(said)).toBeNull())
  })

  it('goes on from one form to the other with the address that was typed', async () => {
    const { user } = open()
    await user.type(await field('Email address'), 'inger@example.com')
    await press(user, 'Log in')
    expect(email().value).toBe('inger@example.com')
    await user.type(email(), '.dk')
    await press(user, 'I would like to create an account')
    expect(screen.getByLabelText('Email address', { selector: '#registration-email' })).toHaveProperty(
      'value',
      'inger@example.com.dk',
    )
  })
})
