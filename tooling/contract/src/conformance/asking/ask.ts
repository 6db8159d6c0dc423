import { callNamed, type CallName } from '../../documents/calls.ts'
import type { OurCallName } from '../../documents/our-calls.ts'
import { addressOf, exampleOf, type Named } from '../../documents/example-of.ts'

/** One call with its answer, or with what came instead of an answer. */
export interface Answered<Name = CallName> {
  name: Name
  /** The path with its query. */
  address: string
  /** Undefined if no answer came, or if the call was not made. */
  status: number | undefined
  milliseconds: number
  body: unknown
  /** Why the shop cannot use the answer. Undefined for a usable answer. */
  problem: string | undefined
}

export interface CallDetails {
  /** What the example request of the call names. Without this the call has neither path values, query nor body. */
  named?: Partial<Named>
  /** Replaces the query of the example. */
  query?: readonly [name: string, value: string][]
  /** Replaces the body of the example. */
  body?: object
  accessToken?: string | undefined
  /** True for a call that the gateway should refuse: a 4xx is no problem then. */
  mayBeRefused?: boolean
}

export type Ask = (name: CallName, details?: CallDetails) => Promise<Answered>

/** Makes a call, of ours too, without keeping its answer. */
export type Measure = <Name extends CallName | OurCallName>(
  name: Name,
  details?: CallDetails,
) => Promise<Answered<Name>>

type Sent = Pick<CallDetails, 'body' | 'accessToken' | 'mayBeRefused'>

interface AskerOptions {
  /** The gateway's address, without `/api`. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** When the last call must have ended, as `performance.now()` gives it. Never by default. */
  deadline?: number
}

/** Milliseconds after which a call counts as not answered. The shop waits longer. */
const ANSWER_TIMEOUT = 10_000

/** Why a call after the deadline was not made. */
export const TIME_LIMIT_REACHED = 'not asked: the time was over'

/** Makes calls until the deadline, and keeps every answer in `answers`. */
export function createAsker({ baseUrl, fetch = globalThis.fetch, deadline = Infinity }: AskerOptions) {
  const answers: Answered[] = []

  async function send<Name extends CallName | OurCallName>(
    name: Name,
    address: string,
    details: Sent = {},
  ): Promise<Answered<Name>> {
    const start = performance.now()
    const timeout = Math.floor(Math.min(ANSWER_TIMEOUT, deadline - start))
    const none = { name, address, status: undefined, body: undefined }
    if (timeout <= 0) return { ...none, milliseconds: 0, problem: TIME_LIMIT_REACHED }
    const { body, accessToken, mayBeRefused = false } = details
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${address}`, {
        method: callNamed(name).method,
        headers: {
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      })
      const { status } = response
      const text = await response.text()
      const milliseconds = performance.now() - start
      return { name, address, status, milliseconds, ...readAnswer(name, { text, status, mayBeRefused }) }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { ...none, milliseconds: performance.now() - start, problem: `no answer (${reason})` }
    }
  }

  const measure: Measure = (name, details = {}) => {
    const example = details.named ? exampleOf(name, details.named) : {}
    const { body = example.body, query = Object.entries(example.query ?? {}), ...rest } = details
    return send(name, addressOf(name, example.path, query), { ...rest, ...(body && { body }) })
  }
  const ask: Ask = async (...call) => {
    const answered = await measure(...call)
    answers.push(answered)
    return answered
  }
  const repeat = ({ name, address }: Answered) => send(name, address)
  return {
    ask,
    answers,
    /** Makes a call without keeping its answer. */
    measure,
    /** Makes a call once more by its address, without keeping its answer. */
    repeat,
  }
}
export type Asker = ReturnType<typeof createAsker>

interface Received {
  text: string
  status: number
  mayBeRefused: boolean
}

function readAnswer(
  name: CallName | OurCallName,
  { text, status, mayBeRefused }: Received,
): Pick<Answered, 'body' | 'problem'> {
  const isHtml = text.trimStart().startsWith('<')
  const body = isHtml ? undefined : parseJson(text)
  if (status >= 400) {
    const isRefusal = mayBeRefused && status < 500
    return { body, problem: isRefusal ? undefined : `status ${status}` }
  }
  if (isHtml) return { body: undefined, problem: 'HTML instead of JSON' }
  const isUnreadable = callNamed(name).answer !== undefined && text !== '' && body === undefined
  return { body, problem: isUnreadable ? 'an answer that is not JSON' : undefined }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Calls whose answer the shop does not read may answer anything.
  }
  return undefined
}
