/**
 * Elements that a customer can pay with: a frame, a form, a control, or a custom element of the provider. A provider's
 * fallback for old browsers does not count.
 */
const FORM = 'iframe, form, input, select, textarea, button, a[href]'
const FALLBACKS = 'noscript, #klarna-unsupported-page'

/** Whether a provider has put a form into the element. Not all providers' scripts report it. */
export const hasOpenedForm = (host: Element): boolean =>
  [...host.querySelectorAll('*')].some(
    (element) => (element.matches(FORM) || element.localName.includes('-')) && !element.closest(FALLBACKS),
  )

/** Milliseconds after which a form counts as drawn, whatever its frame reports. */
const DRAW_TIMEOUT = 20_000

/**
 * Watches a provider's form from before it opens, and calls `look` when a frame of it has loaded. Returns a function that says
 * whether the form shows something: a frame is blank until then.
 */
export function watchDrawing(host: Element, look: () => void, signal: AbortSignal): () => boolean {
  const loaded = new WeakSet<EventTarget>()
  let isOver = false
  const timer = setTimeout(() => {
    isOver = true
    look()
  }, DRAW_TIMEOUT)
  signal.addEventListener('abort', () => clearTimeout(timer))
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLIFrameElement)) return
    loaded.add(target)
    look()
  }
  // A `load` event does not bubble.
  host.addEventListener('load', note, { capture: true, signal })
  return () => {
    const frames = [...host.querySelectorAll('iframe')]
    return hasOpenedForm(host) && (isOver || frames.length === 0 || frames.some((frame) => loaded.has(frame)))
  }
}

/** Adds a title to each frame without one, for screen readers. */
export function nameFrames(host: Element, title: string) {
  for (const frame of host.querySelectorAll<HTMLIFrameElement>('iframe:not([title])')) frame.title = title
}
