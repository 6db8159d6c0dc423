import { ANSWER_TIMEOUT, isWebPage } from './answer.ts'

/** What became of an add: `unknown` where no answer came, or none that can be believed. */
export type AddOutcome = 'added' | 'refused' | 'unknown'

/** One add to the cart, and in whose name. */
export interface AddRequest {
  /** Where the shop's gateway stands; empty for the page's own origin. */
  baseUrl: string
  visitor: { userId: string; accessToken?: string }
  productId: string
  quantity: number
}

/**
 * Adds pieces to the cart by the very call that the gateway's client makes, and which goes on when the visitor leaves the page.
 * Never rejects.
 */
export async function sendAdd({ baseUrl, visitor, productId, quantity }: AddRequest): Promise<AddOutcome> {
  const { userId, accessToken } = visitor
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), ANSWER_TIMEOUT)
  try {
    const answer = await fetch(`${baseUrl}/api/cart/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
      body: JSON.stringify({ userId, products: { [productId]: quantity } }),
      keepalive: true,
      signal: ending.signal,
    })
    if (!answer.ok) return answer.status < 500 ? 'refused' : 'unknown'
    return isWebPage(await answer.text()) ? 'unknown' : 'added'
  } catch {
    return 'unknown'
  } finally {
    clearTimeout(timer)
  }
}
