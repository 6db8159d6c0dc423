import { createGateway } from '@shop/api-client'
import english from '@shop/domain/messages.en.json' with { type: 'json' }
import { createDocumentedGateway, registered, type Options } from '@shop/documented-gateway/documented-gateway.ts'
import { userFromAuthentication } from '@shop/domain/session.ts'
import type { StoryShopOptions } from '../story-shop.tsx'
import type { Call } from '../testing.tsx'

const ORIGIN = 'http://gateway.test'

/** A gateway that is written from the documents alone, and the options of a shop that speaks with it. */
export async function documentedShop({ settings, ...rest }: Options = {}) {
  const gateway = createDocumentedGateway({ ...rest, settings: { translations: english, ...settings } })
  const calls: string[] = []
  const read = async (path: string) => (await gateway.fetch(new Request(`${ORIGIN}${path}`))).json()
  const { featureFlags: flags, ...configuration } = await read('/api/v1.0/configuration/frontend')
  const client = createGateway({
    baseUrl: ORIGIN,
    visitor: () => ({ userId: '' }),
    fetch: async (input, init) => gateway.fetch(new Request(input, init)),
  })
  const options: StoryShopOptions = {
    flags,
    configuration: { ...configuration, currency: 'SEK' },
    categories: await client.catalogue.categories(),
    content: await read('/api/v1.0/static-content/all'),
    answer: (call) => {
      calls.push(`${call.method} ${call.path}`)
      return gateway.fetch(requestOf(call))
    },
  }
  /** Options of a shop in which the gateway's customer is logged in. */
  const loggedIn = async (): Promise<StoryShopOptions> => {
    const { email, password } = registered
    const login = await client.account.authenticate({ email, password })
    return { ...options, cookie: JSON.stringify(userFromAuthentication(login, Date.now())) }
  }
  return { gateway, calls, options, loggedIn }
}

function requestOf({ method, path, query, body, authorization }: Call): Request {
  return new Request(`${ORIGIN}${path}?${query}`, {
    method,
    headers: { ...(authorization && { authorization }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}
