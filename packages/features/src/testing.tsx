import { createGateway } from '@shop/api-client'
import { sendAdd, type AddResponse } from '@shop/api-client/send-add.ts'
import { withSendAdd, type GatewayLoader } from './runtime/gateway/gateway-loader.ts'

/** One call as the gateway sees it. */
export interface Call {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
  /** The header of a customer's token; none of an anonymous visitor. */
  authorization: string | null
}

/** What a fake gateway answers: a body, or a whole Response for anything but 200. */
export type Answer = (call: Call) => unknown

/** Loads a shop's gateway over a faked wire: every call goes the real way up to `fetch`. */
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

/** A refusal as the gateway puts it. */
export const refusal = (...codes: string[]) =>
  Response.json({ errorCode: codes[0], errors: codes.slice(1).map((errorCode) => ({ errorCode })) }, { status: 400 })
