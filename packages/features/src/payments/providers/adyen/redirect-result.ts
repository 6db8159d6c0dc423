import { asText, defineMemory, type PlatformOf } from '../../../runtime/memory/memory.ts'

const NAME = 'redirectResult'

/** The value that was sent last. */
export const sentRedirectResult = defineMemory('payment.redirect', asText)

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
export function takeRedirectResult(query: URLSearchParams, platform: PlatformOf<'payment'>) {
  const redirectResult = redirectResultIn(query)
  if (!redirectResult || sentRedirectResult.read(platform) === redirectResult) return undefined
  sentRedirectResult.write(platform, redirectResult)
  return redirectResult
}
