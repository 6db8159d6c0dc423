import { screen, waitFor } from '@testing-library/react'
import type { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { dorothy } from './open-account-page.tsx'
import { button, fillIn, openCheckout } from './open-checkout-page.tsx'
import { logIn, openPayment } from './open-klarna-login.tsx'
import { openPage } from './open-page.tsx'
import type { RecordedShop } from './record-consents.ts'
import { fillInRegistration } from './register.ts'

// What visitors do in forms that carry a consent.

type User = ReturnType<typeof userEvent.setup>

const tick = async (person: User, name: RegExp) => person.click(await screen.findByRole('checkbox', { name }))
const press = async (person: User, name: string) => person.click(await screen.findByRole('button', { name }))

/** Places an order with the ticked boxes. */
export const order =
  ({ terms, privacy }: { terms: boolean; privacy: boolean }) =>
  async ({ options }: RecordedShop) => {
    const { user } = openCheckout(options)
    await fillIn(user)
    if (!terms) await tick(user, /terms/)
    if (privacy && screen.queryByRole('checkbox', { name: /privacy/ })) await tick(user, /privacy/)
    await user.click(await button())
    await screen.findByRole('alert')
  }

/** Opens Klarna’s form after an order with all consents that the shop asks for. */
const openKlarna = ({ options, asksForPrivacy: privacy }: RecordedShop) =>
  openPayment('klarna', { ...options, consents: { terms: true, privacy } }).user

export async function logInBesideKlarna(recorded: RecordedShop) {
  await logIn(openKlarna(recorded))
  await screen.findByText(/You are logged in/)
}

/** Registers beside Klarna’s form, with the newsletter. */
export async function registerBesideKlarna(recorded: RecordedShop) {
  const user = openKlarna(recorded)
  await press(user, 'Log in')
  await press(user, 'I would like to create an account')
  fillInRegistration()
  await tick(user, /Send me care tips/)
  if (recorded.asksForPrivacy) await tick(user, /privacy/)
  await press(user, 'Create my account')
  await screen.findByText(/You are logged in/)
}

/** Registers with the ticked boxes. */
export const registers =
  ({ marketing, privacy = true }: { marketing: boolean; privacy?: boolean }) =>
  async ({ options }: RecordedShop) => {
    const { person, router } = openPage('/account/create', options)
    await screen.findByLabelText('First name')
    fillInRegistration()
    if (marketing) await tick(person, /Send me care tips/)
    const asked = screen.queryByRole('checkbox', { name: /privacy/ })
    if (asked && privacy) await person.click(asked)
    await press(person, 'Create my account')
    if (asked && !privacy) await screen.findByRole('alert')
    else await waitFor(() => expect(router.state.location.pathname).toBe('/account/dashboard'))
  }

/** Signs up at the page of the newsletter. */
export const signsUp =
  (agreed: boolean) =>
  async ({ options }: RecordedShop) => {
    const { person } = openPage('/subscribe', options)
    await person.type(await screen.findByRole('textbox', { name: /Email/ }), 'dorothy@example.com')
    if (agreed) await tick(person, /I agree/)
    await press(person, 'Sign up')
    await screen.findByText(agreed ? /^Thank you/ : 'Please tick this box to go on.')
  }

interface Customer {
  /** What the last login said. */
  receiveMarketingMaterials: boolean
}

/** Chooses in the settings of the newsletter. */
export const chooses =
  (isWanted: boolean, { receiveMarketingMaterials }: Customer) =>
  async ({ options }: RecordedShop) => {
    const customer = { ...dorothy, receiveMarketingMaterials }
    const { person, router } = openPage('/newsletter/manage', { ...options, customer })
    const name = 'I would like to get the newsletter'
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name })
    if (box.checked !== isWanted) await person.click(box)
    await press(person, 'Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/dashboard'))
  }

/** Saves another page of the account. */
export const saves =
  (address: string, { receiveMarketingMaterials }: Customer) =>
  async ({ options }: RecordedShop) => {
    const flags = { ...options.flags, showCustomerPreferences: true }
    const customer = { ...dorothy, receiveMarketingMaterials }
    const { person, router } = openPage(address, { ...options, flags, customer })
    await press(person, 'Save')
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/dashboard'))
  }
