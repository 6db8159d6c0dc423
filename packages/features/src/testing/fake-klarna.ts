import { vi } from 'vitest'
import { KLARNA, type KlarnaApi, type KlarnaEvents } from '../payments/providers/klarna/klarna-api.ts'

/** The HTML of Klarna's calls, with the parts that Klarna sends: style, fallback with a button, script, noscript. */
export const snippet =
  '<div id="klarna-checkout-container" style="overflow: hidden">' +
  '<div id="klarna-unsupported-page"><style>h1 { opacity: 0 }</style><h1>Unsupported</h1><button onclick="reload()">Reload</button></div>' +
  '<script type="text/javascript">klarna()</script><noscript><a href="https://example.com">Help</a></noscript></div>'

/**
 * A fake of Klarna's script. It exists once the page runs the snippet's script, which the test environment does not.
 * Records calls and sends events as Klarna.
 */
export function createFakeKlarna() {
  const heard: KlarnaEvents = {}
  const api = {
    on: vi.fn<KlarnaApi['on']>((events) => void Object.assign(heard, events)),
    suspend: vi.fn<KlarnaApi['suspend']>(),
    resume: vi.fn<KlarnaApi['resume']>(),
  }
  const klarna = {
    api,
    isBlocked: false,
    says: (event: keyof KlarnaEvents) => heard[event]?.(),
    /** Adds its frame to the page. */
    opens: () => {
      const holder = document.createElement('div')
      holder.innerHTML = '<iframe id="klarna-checkout-iframe" style="width: 1px; min-width: 100%"></iframe>'
      document.getElementById('klarna-checkout-container')?.append(holder)
    },
    /** Its frame has loaded. */
    draws: () => void document.getElementById('klarna-checkout-iframe')?.dispatchEvent(new Event('load')),
  }
  const replaceWith = Reflect.get(Element.prototype, 'replaceWith')
  vi.spyOn(Element.prototype, 'replaceWith').mockImplementation(function replace(this: Element, ...nodes) {
    replaceWith.apply(this, nodes)
    if (!klarna.isBlocked) window[KLARNA] = (callback) => callback(api)
  })
  return klarna
}
export type FakeKlarna = ReturnType<typeof createFakeKlarna>
