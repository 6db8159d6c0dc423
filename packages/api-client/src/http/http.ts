import ky, { type SearchParamsOption } from 'ky'
import type { GenericSchema, InferOutput } from 'valibot'
import { ANSWER_TIMEOUT, isWebPage } from './answer.ts'
import { GatewayFailure } from './failure.ts'
import { readError } from './read-error.ts'

/** Who is calling: every visitor has an id, a logged-in customer a token too. */
export interface Visitor {
  userId: string
  accessToken?: string | undefined
  /** Whether the id belongs to a customer whose login has ended: a gateway may refuse it without the token. */
  keepsCustomerId?: boolean
  /** Whether the login ended at checkout, and the visitor has neither logged in again nor gone on as a guest. */
  isInterrupted?: boolean
}

/** What a gateway client is made of. */
export interface GatewayOptions {
  /** Where the shop's gateway stands, without `/api`: `http://127.0.0.1:4000/shops/product_uk`; empty for the page's own origin. */
  baseUrl: string
  /** Who is calling, asked anew for every call. */
  visitor: () => Visitor
  /** Makes a visitor anonymous whose token was refused on the cart or on payments; without it such a refusal stays one. */
  onExpiredToken?: (() => void) | undefined
  fetch?: typeof fetch | undefined
}

interface GetOptions {
  query?: SearchParamsOption
  signal?: AbortSignal | undefined
  /** Whether an answer that is no JSON is read as a text: some gateways send a single word without quotes. */
  readsBareText?: boolean
}

/** The four ways the shop speaks to the gateway. Each rejects only with a GatewayFailure, or with the reason of its abort signal. */
export interface Http {
  get: <Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    options?: GetOptions,
  ) => Promise<InferOutput<Schema>>
  post: <Schema extends GenericSchema>(path: string, json: unknown, schema: Schema) => Promise<InferOutput<Schema>>
  delete: <Schema extends GenericSchema>(path: string, schema: Schema) => Promise<InferOutput<Schema>>
  /**
   * For calls whose answer says nothing the shop needs; `accessToken` where it is not the visitor's, `keepalive` where the call
   * must arrive although the page is closed.
   */
  send: (
    method: 'get' | 'post' | 'delete',
    path: string,
    options?: { json?: unknown; query?: SearchParamsOption; accessToken?: string; keepalive?: boolean },
  ) => Promise<void>
}

// The client's own time limit ends with the headers. Nothing is tried twice: some GETs change data.
const ONE_TRY = { timeout: false, retry: 0 } as const

export function createHttp({ baseUrl, visitor, fetch }: GatewayOptions): Http {
  // Paths begin with a slash: with an empty prefix they are taken from the origin, not from the page they are called on.
  const client = ky.create({ prefix: baseUrl, ...ONE_TRY, ...(fetch && { fetch }) })
  const bearer = (accessToken = visitor().accessToken): Record<string, string> =>
    accessToken ? { Authorization: `Bearer ${accessToken}` } : {}
  return {
    get: (path, schema, { query, signal, readsBareText } = {}) =>
      asGatewayFailure((ending) => {
        const options = {
          ...(query && { searchParams: query }),
          ...(readsBareText && { parseJson: parseJsonOrText }),
        }
        return client.get(path, { headers: bearer(), ...options, signal: ending }).json(schema)
      }, signal),
    post: (path, json, schema) =>
      asGatewayFailure((ending) => client.post(path, { json, headers: bearer(), signal: ending }).json(schema)),
    delete: (path, schema) =>
      asGatewayFailure((ending) => client.delete(path, { headers: bearer(), signal: ending }).json(schema)),
    send: (method, path, { json, query, accessToken, keepalive = false } = {}) =>
      asGatewayFailure(async (ending) => {
        const body = { ...(json !== undefined && { json }), ...(query && { searchParams: query }) }
        const headers = bearer(accessToken)
        refuseWebPage(await client(path, { method, headers, keepalive, ...body, signal: ending }).text())
      }),
  }
}

/** Makes a call, which ends when it takes too long or when nobody wants its answer any more. */
async function asGatewayFailure<Answer>(
  call: (ending: AbortSignal) => Promise<Answer>,
  unwanted?: AbortSignal,
): Promise<Answer> {
  const ending = new AbortController()
  const end = () => ending.abort()
  // Not `AbortSignal.any` and `timeout`: old phones have neither.
  const timer = setTimeout(end, ANSWER_TIMEOUT)
  unwanted?.addEventListener('abort', end)
  if (unwanted?.aborted) end()
  try {
    return await Promise.race([call(ending.signal), rejectedBy(ending.signal)])
  } catch (error) {
    if (unwanted?.aborted) throw unwanted.reason
    throw error instanceof GatewayFailure ? error : new GatewayFailure(readError(error), error)
  } finally {
    clearTimeout(timer)
    unwanted?.removeEventListener('abort', end)
  }
}

/** Rejects when a signal is aborted, whether or not whoever else listens does. */
const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted')), { once: true })
    if (signal.aborted) reject(new Error('Aborted'))
  })

function parseJsonOrText(answer: string): unknown {
  refuseWebPage(answer)
  try {
    return JSON.parse(answer)
  } catch {
    return answer
  }
}

function refuseWebPage(answer: string) {
  if (isWebPage(answer)) throw new GatewayFailure({ kind: 'broken' })
}

/** For answers in which nothing means not found, as some back ends put it. */
export function orNotFound<Answer>(answer: Answer | null | undefined): Answer {
  if (answer === null || answer === undefined) throw new GatewayFailure({ kind: 'refused', status: 404, errorKeys: [] })
  return answer
}
