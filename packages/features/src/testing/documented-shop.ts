import { createGateway } from '@shop/api-client'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { createDocumentedGateway, registered, type Options } from '@shop/contract/documented-gateway.ts'
import { variants } from '@shop/contract/variants.ts'
import { userFromAuthentication } from '@shop/domain/account/session.ts'
import { onTestFailed } from 'vitest'
import type { StoryShopOptions } from './story-shop.tsx'
import type { Call } from './fake-gateway.ts'

const ORIGIN = 'http://gateway.test'

/** Returns a gateway written from the documents alone, and options for a shop that uses it. */
export async function documentedShop({ settings, ...rest }: Options = {}) {
  const gateway = createDocumentedGateway({ ...rest, settings: { translations: english, ...settings } })
  const calls: string[] = []
  const read = async (path: string) => (await gateway.fetch(new Request(`${ORIGIN}${path}`))).json()
  const { featureFlags: flags, ...configuration } = await read('/api/v1.0/configuration/frontend')
  const client = createGateway({
    baseUrl: ORIGIN,
    // The id of the shop's anonymous visitor.
    visitor: () => ({ userId: 'visitor' }),
    fetch: async (input, init) => gateway.fetch(new Request(input, init)),
  })
  const options: StoryShopOptions = {
    flags,
    configuration: { ...configuration, currency: rest.market?.currency ?? 'SEK' },
    categories: await client.catalogue.categories(),
    content: await read('/api/v1.0/static-content/all'),
    answer: (call) => {
      calls.push(`${call.method} ${call.path}`)
      return gateway.fetch(requestOf(call))
    },
  }
  /** Returns options for a shop with the gateway's customer logged in. */
  const loggedIn = async (): Promise<StoryShopOptions> => {
    const { email, password } = registered
    const login = await client.account.authenticate({ email, password })
    return { ...options, cookie: JSON.stringify(userFromAuthentication(login, Date.now())) }
  }
  /** Fills the visitor's cart and places an order that is not paid yet. */
  const startPayment = async () => {
    await client.cart.add({ 'p-1': 2, 'p-6': 1 })
    return client.cart.initializeTransaction({
      shippingMethod: 'standard',
      invoiceAddress: karin,
      termsAndConditionsAgreed: true,
      privacyPolicyAgreed: true,
    })
  }
  return { gateway, calls, client, options, loggedIn, startPayment }
}

const turns = Object.entries(variants).filter(([name]) => name !== 'has prices without VAT')
let turn = 0

/** Like `documentedShop`, by turns on each gateway whose amounts are the documented gateway's. The same one in every run. */
export function documentedShopByTurns(options: Options = {}) {
  const [name, variant] = turns[turn++ % turns.length]!
  onTestFailed(() => console.error(`The gateway ${name}.`))
  return documentedShop({ ...variant, ...options })
}

function requestOf({ method, path, query, body, authorization }: Call): Request {
  return new Request(`${ORIGIN}${path}?${query}`, {
    method,
    headers: { ...(authorization && { authorization }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const karin = {
  id: '',
  firstName: 'Karin',
  middleName: '',
  lastName: 'Berg',
  email: 'karin@example.com',
  company: '',
  addressLine1: 'Storgatan 1',
  addressLine2: '',
  postalCode: '222 21',
  city: 'Lund',
  phoneNumber: '070 123 45 67',
  countryCode: 'SE',
}
