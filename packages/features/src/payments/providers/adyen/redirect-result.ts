import type { KeyValueStore } from '../../../runtime/platform/storage.ts'

const NAME = 'redirectResult'
const SENT_KEY = 'adyenRedirectResult'

/** Returns the value that a bank's page added to the payment page's address on return. */
export const redirectResultIn = (query: URLSearchParams): string | undefined => query.get(NAME) || undefined

/** Returns the query without that value. */
export function withoutRedirectResult(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(NAME)
  return rest
}

/**
 * Returns the value once. Adyen accepts it once, and Back or a reload may bring it again. Stored before it is sent, because
 * a lost response is handled elsewhere.
 */
export function takeRedirectResult(query: URLSearchParams, storage: Pick<KeyValueStore, 'read' | 'write'>) {
  const redirectResult = redirectResultIn(query)
  if (!redirectResult || storage.read(SENT_KEY) === redirectResult) return undefined
  storage.write(SENT_KEY, redirectResult)
  return redirectResult
}
