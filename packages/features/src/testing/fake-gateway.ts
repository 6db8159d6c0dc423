import { createGateway } from '@shop/api-client'
import { sendAdd, type AddResponse } from '@shop/api-client/send-add.ts'
import { withSendAdd, type GatewayLoader } from '../runtime/gateway/gateway-loader.ts'

/** A call as the gateway receives it. */
export interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  /** The header with a customer's token. Null for an anonymous visitor. */
  authorization: string | null
}

/** The answer to a call: a body with status 200, or a Response. */
export type Answer = (call: Call) => unknown

/** Returns a loader of the real gateway client, with a fake `fetch`. */
export function fakeGateway(answer: Answer, userId = 'visitor'): GatewayLoader {
  const options = { baseUrl: 'http://gateway.test', visitor: () => ({ userId }), fetch: fakeFetch(answer) }
  const gateway = createGateway(options)
  return withSendAdd(async () => gateway, options, sendAdd)
}

export const fakeFetch =
  (answer: Answer): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const { method, headers } = request
    const { pathname: path, searchParams: query } = new URL(request.url)
    const sent = await request.text()
    const body: unknown = sent === '' ? undefined : JSON.parse(sent)
    const answered = await answer({ method, path, query, body, authorization: headers.get('authorization') })
    return answered instanceof Response ? answered : Response.json(answered ?? {})
  }

/** Responses to an add that was sent. */
export const addResponses = {
  added: { isAdded: true, status: 200, body: '' },
  refused: { isAdded: false, status: 400, body: '{"errorCode":"out-of-stock"}' },
  unauthorised: { isAdded: false, status: 401, body: '' },
  lost: { isAdded: false },
} satisfies Record<string, AddResponse>

/** Returns a refusal as the gateway sends it, with status 400. */
export const refusal = (...errorCodes: string[]) =>
  Response.json(
    { errorCode: errorCodes[0], errors: errorCodes.slice(1).map((errorCode) => ({ errorCode })) },
    { status: 400 },
  )
