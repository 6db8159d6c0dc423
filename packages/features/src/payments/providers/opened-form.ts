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

/** Adds a title to each frame without one, for screen readers. */
export function nameFrames(host: Element, title: string) {
  for (const frame of host.querySelectorAll<HTMLIFrameElement>('iframe:not([title])')) frame.title = title
}
