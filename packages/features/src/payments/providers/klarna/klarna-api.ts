/** What Klarna's script tells the page; only what the shop listens to. */
export type KlarnaEvents = Partial<Record<'load_confirmation' | 'can_not_complete_order', () => void>>

/** What the page may ask of Klarna's script. */
export interface KlarnaApi {
  on: (events: KlarnaEvents) => void
  suspend: (options: { autoResume: { enabled: boolean } }) => void
  resume: () => void
}

/** Where Klarna's script is found, by the name that Klarna gives it. */
export const KLARNA = '_klarnaCheckout'

declare global {
  interface Window {
    /** There as soon as the snippet has run; keeps what it is asked until the script behind it has arrived. */
    [KLARNA]?: (callback: (api: KlarnaApi) => void) => void
  }
}

/** Calls Klarna's script, if there is one: other HTML of a gateway may come without it. */
export function askKlarna(callback: (api: KlarnaApi) => void): void {
  window[KLARNA]?.(callback)
}
