import { callGateway } from './gateway.ts'
import { localAddress, newEmail } from './order.ts'
import { servers } from './servers.ts'
import type { Site } from './sites.ts'

const SITE_KEY = '1x00000000000000000000AA'
const home = {
  firstName: 'Inger',
  lastName: 'Kjær',
  streetAddress1: 'Mill Lane 14',
  streetAddress2: 'Flat 2',
  city: 'Town',
  isDefaultBillingAddress: true,
  isDefaultShippingAddress: true,
}

/** Solves the captcha of a site without a browser. */
async function solveCaptcha({ name }: Site): Promise<string> {
  const body = JSON.stringify({ vendor: 'turnstile', sitekey: SITE_KEY, origin: servers.site(name) })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${servers.sandboxFromNode}/captcha/solve`, { method: 'POST', headers, body })
  return ((await answer.json()) as { token: string }).token
}

/** What a gateway keeps of a customer, as far as tests look at it. */
interface Profile {
  addressBook: { isDefaultShippingAddress: boolean }[]
  favourites: string[]
}

/** Registers a customer of a shop, with an address, who is nobody else's business. */
export async function newCustomer(site: Site) {
  const [email, password] = [newEmail(), 'Quiet7Room']
  const { firstName, lastName, streetAddress1: addressLine1 } = home
  const passwords = { password, passwordConfirmed: password }
  const captcha = await solveCaptcha(site)
  await callGateway(site, 'v1.0/create-me', { email, firstName, lastName, ...passwords, captcha })
  const login = await callGateway<{ access_token: string; user: { userId: string } }>(site, 'v1.0/authenticate', {
    email,
    password,
  })
  const { access_token: token, user } = login
  const { postalCode, countryCode: country, phoneNumber: telephone } = localAddress(site)
  await callGateway(site, 'v1.0/me/address-book', { ...home, postalCode, country, telephone }, token)
  return {
    email,
    password,
    addressLine1,
    userId: user.userId,
    addToCart: (productId: string) =>
      callGateway(site, 'cart/add', { userId: user.userId, products: { [productId]: 1 } }, token),
    cart: () => callGateway<{ products: unknown[] }>(site, `cart/get?userId=${user.userId}`, undefined, token),
    addFavourites: async (itemNumbers: readonly string[]) => {
      for (const number of itemNumbers) await callGateway(site, `v1.0/me/favourites/${number}`, {}, token)
    },
    /** What the database has of them now. */
    profile: async () => (await callGateway<{ user: Profile }>(site, 'v1.0/authenticate', { email, password })).user,
  }
}
