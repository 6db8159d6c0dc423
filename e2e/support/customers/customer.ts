import { captchaToken } from './captcha.ts'
import { callGateway } from '../servers/gateway.ts'
import { authenticate } from './login.ts'
import { localAddress, newEmail } from './order.ts'
import type { Site } from '../servers/sites.ts'

const home = {
  firstName: 'Inger',
  lastName: 'Kjær',
  streetAddress1: 'Mill Lane 14',
  streetAddress2: 'Flat 2',
  city: 'Town',
  isDefaultBillingAddress: true,
  isDefaultShippingAddress: true,
}

/** Registers a customer of a shop, with an address, for one test alone. */
export async function newCustomer(site: Site) {
  const [email, password] = [newEmail(), 'Quiet7Room']
  const { firstName, lastName, streetAddress1: addressLine1 } = home
  const passwords = { password, passwordConfirmed: password }
  const captcha = await captchaToken(site)
  await callGateway(site, 'v1.0/create-me', { email, firstName, lastName, ...passwords, captcha })
  const { access_token: token, user } = await authenticate(site, { email, password })
  const { postalCode, countryCode: country, phoneNumber: telephone } = localAddress(site)
  await callGateway(site, 'v1.0/me/address-book', { ...home, postalCode, country, telephone }, token)
  return {
    email,
    password,
    addressLine1,
    userId: user.userId,
    addToCart: (productId: string) =>
      callGateway(site, 'cart/add', { userId: user.userId, products: { [productId]: 1 } }, token),
    cart: () =>
      callGateway<{ total: number | string; products: unknown[] }>(
        site,
        `cart/get?userId=${user.userId}`,
        undefined,
        token,
      ),
    addFavourites: async (itemNumbers: readonly string[]) => {
      for (const number of itemNumbers) await callGateway(site, `v1.0/me/favourites/${number}`, {}, token)
    },
    /** Reads the customer from the gateway. */
    profile: async () => (await authenticate(site, { email, password })).user,
  }
}
