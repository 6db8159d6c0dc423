import { createGateway, type Visitor } from '@shop/api-client'
import { createDocumentedGateway, registered, type Options } from '../documented-gateway.ts'

/** The client over a documented gateway of its own. `logIn` makes the visitor the registered customer. */
export function openClient(options: Options = {}) {
  const gateway = createDocumentedGateway(options)
  let visitor: Visitor = { userId: 'visitor-1' }
  const client = createGateway({
    baseUrl: 'http://gateway.test',
    visitor: () => visitor,
    fetch: async (input, init) => gateway.fetch(new Request(input, init)),
  })
  const logIn = async (login = registered) => {
    const { access_token: accessToken, user } = await client.account.authenticate(login)
    visitor = { userId: user.userId, accessToken }
    return user
  }
  return { client, control: gateway.control, logIn }
}

/** An address of the checkout's form. */
export const checkoutAddress = {
  id: '',
  firstName: 'Nils',
  middleName: '',
  lastName: 'Ek',
  email: 'nils@example.com',
  company: '',
  addressLine1: 'Ågatan 3',
  addressLine2: '',
  postalCode: '22222',
  city: 'Lund',
  phoneNumber: '0707654321',
  countryCode: 'SE',
}

export const order = {
  shippingMethod: 'standard',
  invoiceAddress: checkoutAddress,
  deliveryAddress: checkoutAddress,
  customProperties: {},
  termsAndConditionsAgreed: true,
  privacyPolicyAgreed: true,
}
