import type { KyInstance, SearchParamsOption } from 'ky'
import type { GenericSchema, InferOutput } from 'valibot'
import { GatewayFailure, type Failure } from './failure.ts'

/** Who is calling: every visitor has an id, a logged-in customer a token too. */
export interface Visitor {
  userId: string
  accessToken?: string | undefined
}

/** What a gateway client is made of. */
export interface GatewayOptions {
  /** Where the shop's gateway stands, without `/api`: `http://127.0.0.1:4000/shops/product_uk`; empty for the page's own origin. */
  baseUrl: string
  /** Who is calling, asked anew for every call. */
  visitor: () => Visitor
  fetch?: typeof fetch | undefined
}

interface GetOptions {
  query?: SearchParamsOption
  signal?: AbortSignal | undefined
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
  /** For calls whose answer says nothing the shop needs. */
  send: (
    method: 'get' | 'post' | 'delete',
    path: string,
    options?: { json?: unknown; query?: SearchParamsOption },
  ) => Promise<void>
}

export function createHttp({ baseUrl, visitor, fetch }: GatewayOptions): Http {
  const bearer = (): Record<string, string> => {
    const { accessToken } = visitor()
    return accessToken ? { Authorization: `Bearer ${accessToken}` } : {}
  }
  let opened: Promise<Wire> | undefined
  const open = () => {
    opened ??= openWire(baseUrl, fetch)
    // A script that could not be loaded may be there the next time.
    opened.catch(() => (opened = undefined))
    return opened
  }
  /** Who is calling is asked before anything is waited for. */
  const call = <Answer>(
    make: (client: KyInstance, headers: Record<string, string>) => Promise<Answer>,
    signal?: AbortSignal,
  ) => {
    const headers = bearer()
    return closed(open(), ({ client }) => make(client, headers), signal)
  }
  return {
    get: (path, schema, { query, signal } = {}) =>
      call(
        (client, headers) =>
          client.get(path, { headers, ...(query && { searchParams: query }), ...(signal && { signal }) }).json(schema),
        signal,
      ),
    post: (path, json, schema) => call((client, headers) => client.post(path, { json, headers }).json(schema)),
    delete: (path, schema) => call((client, headers) => client.delete(path, { headers }).json(schema)),
    send: (method, path, { json, query } = {}) =>
      call(async (client, headers) => {
        const body = { ...(json !== undefined && { json }), ...(query && { searchParams: query }) }
        await client(path, { method, headers, ...body }).text()
      }),
  }
}

/** The client, and how its errors are read. */
interface Wire {
  client: KyInstance
  readError: (error: unknown) => Failure
}

async function openWire(baseUrl: string, fetch: GatewayOptions['fetch']): Promise<Wire> {
  const { createClient, readError } = await import('./wire.ts')
  return { client: createClient(baseUrl, fetch), readError }
}

/** Without the client there was no call, and so no answer. */
const noAnswer = (): Failure => ({ kind: 'unreachable' })

async function closed<Answer>(opening: Promise<Wire>, make: (wire: Wire) => Promise<Answer>, signal?: AbortSignal) {
  let readError: Wire['readError'] = noAnswer
  try {
    const wire = await opening
    ;({ readError } = wire)
    signal?.throwIfAborted()
    return await make(wire)
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw error instanceof GatewayFailure ? error : new GatewayFailure(readError(error), error)
  }
}

/** For answers in which nothing means not found, as some back ends put it. */
export function found<Answer>(answer: Answer | null | undefined): Answer {
  if (answer === null || answer === undefined) throw new GatewayFailure({ kind: 'refused', status: 404, errorKeys: [] })
  return answer
}
