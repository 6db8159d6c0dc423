import { GatewayFailure } from '@shop/api-client/failure.ts'
import { MissingCode } from '../platform/load-code.ts'
import type { Platform } from '../platform/platform.ts'
import { savedUnsent } from './saved-unsent.ts'

/** True if code is missing: of a page, of a part, or of the gateway client that they needed. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof MissingCode || (error instanceof GatewayFailure && error.cause instanceof MissingCode)

/** Milliseconds after which a server counts as out of reach. */
const REACH_TIMEOUT = 10_000

interface Reopened {
  platform: Pick<Platform, 'fetch' | 'sessionStorage'>
  /** What forms have not sent. */
  unsent: ReadonlyMap<string, object>
}

/**
 * Loads the document of the shown address anew, with the code of the present release and with what the visitor has typed.
 * Returns false without a connection, and where the last try was for this entry of the history: its state survives without
 * storage, so that nothing loops.
 */
export async function reopenOnce(
  { platform, unsent }: Reopened,
  address = location.pathname + location.search,
): Promise<boolean> {
  const { reopened, ...state } = (history.state ?? {}) as { reopened?: true }
  if (reopened) {
    history.replaceState(state, '')
    return false
  }
  // Without a connection, the browser would replace the shop by its own page.
  const isReachable = await platform
    .fetch(address, { method: 'HEAD', signal: AbortSignal.timeout?.(REACH_TIMEOUT) })
    .then(
      ({ status }) => status < 500,
      () => false,
    )
  if (!isReachable) return false
  history.replaceState({ ...state, reopened: true }, '')
  if (unsent.size > 0) savedUnsent.write(platform, Object.fromEntries(unsent))
  location.reload()
  return true
}
