import type { AddOutcome } from '@shop/api-client/send-add.ts'

/** How long "in your basket" is shown, in milliseconds (MINI-05, PROD-11). */
const HIGHLIGHT_DURATION = 2000

/** Marks a button that says that it is in the basket. */
const JUST_ADDED = 'data-just-added'

/** Whether a button shows what came of a press: pressing it again is impatience. */
export const isAnswering = (button: HTMLButtonElement) =>
  button.hasAttribute('aria-busy') || button.hasAttribute(JUST_ADDED)

/** What the header counts: pieces that are on their way, where the cart was empty before. */
export function createCountDisplay() {
  let pieces = 0
  return (more: number) => {
    pieces += more
    for (const bubble of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      bubble.textContent = String(pieces)
      bubble.hidden = pieces === 0
    }
  }
}

/**
 * Shows at its busy button what becomes of an add, as the button's component will: for a moment that it is in the basket.
 * What is not added stays busy, until the app says why. Nothing is changed in a page that is hydrated.
 */
export async function showAdd(button: HTMLButtonElement, outcome: Promise<AddOutcome>, isOver: () => boolean) {
  if ((await outcome) !== 'added' || isOver()) return
  button.removeAttribute('aria-busy')
  const label = button.querySelector('span:last-child')
  const { added = '' } = button.dataset
  if (!label || !added) return
  const usual = label.textContent
  label.textContent = added
  button.setAttribute(JUST_ADDED, '')
  setTimeout(() => {
    button.removeAttribute(JUST_ADDED)
    if (!isOver()) label.textContent = usual
  }, HIGHLIGHT_DURATION)
}
