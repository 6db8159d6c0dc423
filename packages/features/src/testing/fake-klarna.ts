import { vi } from 'vitest'
import { KLARNA, type KlarnaApi, type KlarnaEvents } from '../payments/providers/klarna/klarna-api.ts'

/** What Klarna's gateway calls give: markup with a script in it, as Klarna writes it. */
export const snippet =
  '<div id="klarna-checkout-container" style="overflow: hidden"><script type="text/javascript">klarna()</script></div>'

/**
 * Klarna's script as the page sees it: there as soon as a script of the snippet is made anew in the page, where a test's
 * page runs none by itself. Tells what it was asked, and speaks in Klarna's name.
 */
export function createFakeKlarna() {
  const heard: KlarnaEvents = {}
  const api = {
    on: vi.fn<KlarnaApi['on']>((events) => void Object.assign(heard, events)),
    suspend: vi.fn<KlarnaApi['suspend']>(),
    resume: vi.fn<KlarnaApi['resume']>(),
  }
  const klarna = { api, isBlocked: false, says: (event: keyof KlarnaEvents) => heard[event]?.() }
  const replaceWith = Reflect.get(Element.prototype, 'replaceWith')
  vi.spyOn(Element.prototype, 'replaceWith').mockImplementation(function replace(this: Element, ...nodes) {
    replaceWith.apply(this, nodes)
    if (!klarna.isBlocked) window[KLARNA] = (callback) => callback(api)
  })
  return klarna
}
export type FakeKlarna = ReturnType<typeof createFakeKlarna>
