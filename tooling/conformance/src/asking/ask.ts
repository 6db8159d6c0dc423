import { callNamed, type CallName } from '@shop/domain/contract/calls.ts'

/** One call with its answer, or with what came instead of an answer. */
export interface Answered {
  name: CallName
  /** The path with its query. */
  address: string
  /** Undefined if no answer came. */
  status: number | undefined
  milliseconds: number
  body: unknown
  /** Why the shop cannot use the answer. Undefined for a usable answer. */
  problem: string | undefined
}

export interface CallDetails {
  /** Values for the names in braces in the path. */
  path?: Readonly<Record<string, string>>
  query?: readonly (readonly [name: string, value: string])[]
  body?: object
  accessToken?: string | undefined
  /** True for a call that the gateway should refuse: a 4xx is no problem then. */
  mayBeRefused?: boolean
}

export type Ask = (name: CallName, details?: CallDetails) => Promise<Answered>

interface AskerOptions {
  /** Where the gateway stands, without `/api`. */
  baseUrl: string
  fetch?: typeof globalThis.fetch
  /** Milliseconds after which a call counts as not answered. */
  timeout?: number
}

/** The examination must end within a minute, so it waits less than the shop does. */
const ANSWER_TIMEOUT = 10_000

/** Makes calls, and keeps every answer in `answers`. */
export function createAsker({ baseUrl, fetch = globalThis.fetch, timeout = ANSWER_TIMEOUT }: AskerOptions) {
  const answers: Answered[] = []
  const send: Ask = async (name, details = {}) => {
    const { method } = callNamed(name)
    const address = addressOf(name, details)
    const start = performance.now()
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${address}`, {
        method,
        headers: {
          ...(details.accessToken && { authorization: `Bearer ${details.accessToken}` }),
          ...(details.body && { 'content-type': 'application/json' }),
        },
        ...(details.body && { body: JSON.stringify(details.body) }),
        signal: AbortSignal.timeout(timeout),
      })
      const text = await response.text()
      const milliseconds = performance.now() - start
      const read = readAnswer(name, { text, status: response.status, mayBeRefused: details.mayBeRefused === true })
      return { name, address, status: response.status, milliseconds, ...read }
    } catch (error) {
      const milliseconds = performance.now() - start
      const reason = error instanceof Error ? error.message : String(error)
      return { name, address, status: undefined, milliseconds, body: undefined, problem: `no answer (${reason})` }
    }
  }
  const ask: Ask = async (...call) => {
    const answered = await send(...call)
    answers.push(answered)
    return answered
  }
  return { ask, answers, /** Makes a call without keeping its answer, to measure its time. */ measure: send }
}

function addressOf(name: CallName, { path = {}, query = [] }: CallDetails): string {
  const filled = callNamed(name).path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(path[part] ?? ''),
  )
  const search = new URLSearchParams(query.map(([key, value]) => [key, value])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

interface Received {
  text: string
  status: number
  mayBeRefused: boolean
}

function readAnswer(name: CallName, { text, status, mayBeRefused }: Received): Pick<Answered, 'body' | 'problem'> {
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
