/** The events of Klarna's script that the shop listens to. */
export type KlarnaEvents = Partial<Record<'load_confirmation' | 'can_not_complete_order', () => void>>

/** The API of Klarna's script. */
export interface KlarnaApi {
  on: (events: KlarnaEvents) => void
  suspend: (options: { autoResume: { enabled: boolean } }) => void
  resume: () => void
}

/** The global name of Klarna's API, set by Klarna. */
export const KLARNA = '_klarnaCheckout'

declare global {
  interface Window {
    /** Available once the snippet has run. Queues calls until the script has loaded. */
    [KLARNA]?: (callback: (api: KlarnaApi) => void) => void
  }
}

/** Calls Klarna's API, if the snippet has defined it. */
export function askKlarna(callback: (api: KlarnaApi) => void): void {
  window[KLARNA]?.(callback)
}
