/**
 * Scrolls what has the focus out from under what a vendor lays over the page, such as the question about cookies
 * (WCAG 2.4.11), and makes room for that at the page's end until it is answered.
 */
export function keepFocusClear() {
  document.addEventListener('focusin', ({ target }) => {
    // When the browser itself has scrolled there.
    requestAnimationFrame(() => {
      if (target instanceof Element && isCovered(target)) uncover(target)
    })
  })
  window.addEventListener('CookieInformationConsentGiven', () => document.body.style.removeProperty('padding-bottom'))
}

function uncover(part: Element) {
  document.body.style.paddingBottom = '50vh'
  part.scrollIntoView({ block: 'center' })
}

const isForeign = (part: Element) => part.closest('#root') === null

function isCovered(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && isForeign(seen) && !isForeign(part)
}
