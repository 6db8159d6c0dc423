import ky, { type SearchParamsOption } from 'ky'
import type { GenericSchema, InferOutput } from 'valibot'
import { ANSWER_TIMEOUT, isWebPage } from './answer.ts'
import type { RememberFailure } from './failure-memory.ts'
import { GatewayFailure } from './failure.ts'
import { readError } from './read-error.ts'

/** The visitor who makes a call. Every visitor has an id, and a logged-in customer has a token. */
export interface Visitor {
  userId: string
  accessToken?: string | undefined
  /** True if the id is a customer's whose login has ended. A gateway may refuse it without the token. */
  keepsCustomerId?: boolean
  /** True after a login has ended during checkout, until the visitor logs in or continues as a guest. */
  isInterrupted?: boolean
}

/** The options of a gateway client. */
export interface GatewayOptions {
  /** The address of the gateway without `/api`, such as `http://127.0.0.1:4000/shops/product_uk`. Empty for the page's origin. */
  baseUrl: string
  /** Returns the current visitor. Called for every call. */
  visitor: () => Visitor
  /** Makes the visitor anonymous after a refused token. Without it, calls are not repeated and the refusal is final. */
  onExpiredToken?: (() => void) | undefined
  fetch?: typeof fetch | undefined
}

interface GetOptions {
  query?: SearchParamsOption
  signal?: AbortSignal | undefined
  /** Reads an answer that is not JSON as a text. Some gateways send a bare word. */
  readsBareText?: boolean
}

/** The four kinds of calls. Each rejects only with a GatewayFailure, or with the reason of its abort signal. */
export interface Http {
  get: <Schema extends GenericSchema>(
    path: string,
    schema: Schema,
    options?: GetOptions,
  ) => Promise<InferOutput<Schema>>
  post: <Schema extends GenericSchema>(path: string, json: unknown, schema: Schema) => Promise<InferOutput<Schema>>
  delete: <Schema extends GenericSchema>(path: string, schema: Schema) => Promise<InferOutput<Schema>>
  /**
   * For calls whose answer the shop does not read. `accessToken` replaces the visitor's own.
   */
  send: (
    method: 'get' | 'post' | 'delete',
    path: string,
    options?: { json?: unknown; query?: SearchParamsOption; accessToken?: string },
  ) => Promise<void>
}

// Ky's timeout covers the headers only, not the body. No retries, because some GETs change data.
const ONE_TRY = { timeout: false, retry: 0 } as const

/** Returns the HTTP client that all calls use. */
export function createHttp({ baseUrl, visitor, fetch }: GatewayOptions, remember: RememberFailure): Http {
  // Paths begin with a slash. So with an empty prefix they resolve against the page's origin, not its path.
  const client = ky.create({ prefix: baseUrl, ...ONE_TRY, ...(fetch && { fetch }) })
  const bearer = (accessToken = visitor().accessToken): Record<string, string> =>
    accessToken ? { Authorization: `Bearer ${accessToken}` } : {}
  const calling: typeof withGatewayFailure = async (call, signal) => {
    try {
      return await withGatewayFailure(call, signal)
    } catch (error) {
      remember(error)
      throw error
    }
  }
  return {
    get: (path, schema, { query, signal, readsBareText } = {}) =>
      calling((abort) => {
        const options = {
          ...(query && { searchParams: query }),
          ...(readsBareText && { parseJson: parseJsonOrText }),
        }
        return client.get(path, { headers: bearer(), ...options, signal: abort }).json(schema)
      }, signal),
    post: (path, json, schema) =>
      calling((abort) =>
        client.post(path, { json, headers: bearer(), ...outliving(json), signal: abort }).json(schema),
      ),
    delete: (path, schema) =>
      calling((abort) => client.delete(path, { headers: bearer(), ...outliving(), signal: abort }).json(schema)),
    send: (method, path, { json, query, accessToken } = {}) =>
      calling(async (abort) => {
        const body = { ...(json !== undefined && { json }), ...(query && { searchParams: query }) }
        const headers = bearer(accessToken)
        refuseWebPage(await client(path, { method, headers, ...outliving(json), ...body, signal: abort }).text())
      }),
  }
}

/**
 * Lets a call that changes something finish after its page was left, by the visitor or by the shop. Browsers refuse that to
 * bodies which together have more than 64 KiB.
 */
const outliving = (json?: unknown) => ({ keepalive: (JSON.stringify(json)?.length ?? 0) < MAX_OUTLIVING })
const MAX_OUTLIVING = 16 * 1024

/** Makes a call and converts its error to a GatewayFailure. Aborts it after the timeout or by the caller's signal. */
async function withGatewayFailure<Answer>(
  call: (abort: AbortSignal) => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  // Old phones have neither `AbortSignal.any` nor `AbortSignal.timeout`.
  const timer = setTimeout(abort, ANSWER_TIMEOUT)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    return await Promise.race([call(controller.signal), rejectedBy(controller.signal)])
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw error instanceof GatewayFailure ? error : new GatewayFailure(readError(error), error)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Rejects when a signal is aborted, even if the call itself does not react to the signal. */
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

/** Returns an answer, or rejects as refused with 404 if it is empty. Some gateways send an empty answer for not found. */
export function orNotFound<Answer>(answer: Answer | null | undefined): Answer {
  if (answer === null || answer === undefined)
    throw new GatewayFailure({ kind: 'refused', status: 404, errorCodes: [] })
  return answer
}
