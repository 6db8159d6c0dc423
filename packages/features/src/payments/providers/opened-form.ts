/**
 * What a customer can pay with: a frame, a form, a control, or an element of the provider's own. What a provider keeps for
 * browsers that cannot show its form does not count.
 */
const FORM = 'iframe, form, input, select, textarea, button, a[href]'
const FALLBACKS = 'noscript, #klarna-unsupported-page'

/** Returns whether a provider has put a form into the element. Providers' scripts do not all report it. */
export const hasOpenedForm = (host: Element): boolean =>
  [...host.querySelectorAll('*')].some(
    (element) => (element.matches(FORM) || element.localName.includes('-')) && !element.closest(FALLBACKS),
  )

/** Gives each frame without a title one, so that a screen reader can name it. */
export function nameFrames(host: Element, title: string) {
  for (const frame of host.querySelectorAll<HTMLIFrameElement>('iframe:not([title])')) frame.title = title
}
