import { ANSWER_TIMEOUT, isWebPage } from './answer.ts'

/** An add to the cart, and the visitor it is for. */
export interface AddRequest {
  /** The gateway's base URL without `/api`. Empty for the page's own origin. */
  baseUrl: string
  visitor: { userId: string; accessToken?: string | undefined }
  /** The quantity of each product or variation, by id. */
  products: Readonly<Record<string, number>>
  fetch?: typeof globalThis.fetch | undefined
}

/** The gateway's response to an add. Without a status, no complete response arrived within the time limit. */
export interface AddResponse {
  isAdded: boolean
  status?: number
  body?: string
}

/** An add that was sent. Its outcome is pending until the response arrives and the cart has been read. */
export interface SentAdd {
  productId: string
  quantity: number
  /** Never rejects. */
  response: Promise<AddResponse>
}

/**
 * Sends an add to the cart. Needs no library, so that an add can be sent before the gateway client has loaded. `keepalive`
 * lets the request complete after the visitor has left the page. Never rejects.
 */
export async function sendAdd({
  baseUrl,
  visitor: { userId, accessToken },
  products,
  fetch = globalThis.fetch,
}: AddRequest): Promise<AddResponse> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), ANSWER_TIMEOUT)
  try {
    const response = await fetch(`${baseUrl}/api/cart/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
      body: JSON.stringify({ userId, products }),
      keepalive: true,
      signal: abort.signal,
    })
    const body = await response.text()
    return { isAdded: response.ok && !isWebPage(body), status: response.status, body }
  } catch {
    return { isAdded: false }
  } finally {
    clearTimeout(timer)
  }
}

export type SendAdd = typeof sendAdd
