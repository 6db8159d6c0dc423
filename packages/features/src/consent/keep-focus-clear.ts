import { hasConsentAnswer } from './consent-script.ts'

/**
 * Keeps the focused element visible while the cookie question covers part of the page (WCAG 2.4.11). Adds room for it at the
 * page's end. A heading that gets the focus after a press with finger or mouse may be covered: the page would jump.
 */
export function keepFocusClear() {
  document.addEventListener('focusin', ({ target }) => {
    // After the browser's own scrolling.
    requestAnimationFrame(() => {
      if (hasConsentAnswer() || !(target instanceof Element)) return
      if (target.matches(':focus-visible') && isCovered(target)) uncover(target)
    })
  })
  window.addEventListener('CookieInformationConsentGiven', () => document.body.style.removeProperty('margin-bottom'))
}

function uncover(part: Element) {
  document.body.style.marginBottom = '50vh'
  part.scrollIntoView({ block: 'center' })
}

const isForeign = (part: Element) => part.closest('#root') === null

function isCovered(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && isForeign(seen) && !isForeign(part)
}
