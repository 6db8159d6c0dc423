import type { KeyValueStore } from '../../../runtime/platform/storage.ts'

const NAME = 'redirectResult'
const SENT_KEY = 'adyenRedirectResult'

/** What a bank's page has added to the payment page's address for somebody who comes back from it (OP-36). */
export const redirectResultIn = (query: URLSearchParams): string | undefined => query.get(NAME) || undefined

/** The query without it. */
export function withoutRedirectResult(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(NAME)
  return rest
}

/**
 * Gives it to the first who asks: Adyen takes it once, and Back or a page that is opened again may bring it a second
 * time. Remembered before it is sent, for an answer that is lost is looked for elsewhere.
 */
export function takeRedirectResult(query: URLSearchParams, storage: Pick<KeyValueStore, 'read' | 'write'>) {
  const redirectResult = redirectResultIn(query)
  if (!redirectResult || storage.read(SENT_KEY) === redirectResult) return undefined
  storage.write(SENT_KEY, redirectResult)
  return redirectResult
}
