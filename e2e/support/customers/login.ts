import { expect, type Page } from '@playwright/test'
import { callGateway } from '../servers/gateway.ts'
import { openAddress } from '../pages/page-state.ts'
import type { Site } from '../servers/sites.ts'
import { writeUserCookie } from './visitor.ts'

/** The credentials of a customer. */
export interface Login {
  email: string
  password: string
}

/** The customer with many orders, addresses and favourites in every demo shop. */
export const demoCustomer: Login = { email: 'demo@example.com', password: 'Hearing2026' }

/** The gateway's response to a login, with the fields that tests read. */
interface Authentication {
  access_token: string
  expires_in: number
  user: {
    userId: string
    firstName: string
    receiveMarketingMaterials: boolean
    customerPreference: Record<string, string>
    addressBook: { isDefaultShippingAddress: boolean }[]
    favourites: string[]
  }
}

/** Logs in without a browser. Throws when the gateway refuses. */
export const authenticate = (site: Site, { email, password }: Login) =>
  callGateway<Authentication>(site, 'v1.0/authenticate', { email, password })

/** Fills in and sends the login form of the page. */
export async function sendLogin(page: Page, { email, password }: Login) {
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.locator('#login-password').press('Enter')
}

/** Waits until a login has redirected, possibly to another document. */
export async function expectLoggedIn(page: Page, { email }: Pick<Login, 'email'>) {
  await expect(page).not.toHaveURL(/\/account\/login/)
  await page.waitForLoadState()
  await expect(page.getByRole('banner').getByTitle(email)).toBeVisible()
}

/** Logs in on the login page, and waits until the header shows the customer. */
export async function logIn(page: Page, site: Site, login: Login) {
  await openAddress(page, site, '/account/login')
  await sendLogin(page, login)
  await expectLoggedIn(page, login)
}

/** Logs the visitor in as the demo customer, with as many addresses and favourites as a cookie holds. Returns the token. */
export async function returningCustomer(page: Page, site: Site): Promise<string> {
  const { access_token: accessToken, expires_in, user } = await authenticate(site, demoCustomer)
  const [addressBook, favourites] = [user.addressBook.slice(0, 3), user.favourites.slice(-20)]
  const tokenInfo = { accessToken, issuedAt: Date.now(), expiresAt: Date.now() + expires_in * 1000 }
  await writeUserCookie(page, site, {
    userProfile: { ...user, addressBook, favourites, isAuthenticated: true },
    tokenInfo,
  })
  return accessToken
}
