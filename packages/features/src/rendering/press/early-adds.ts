import { sendAdd, type AddResponse, type SentAdd } from '@shop/api-client/send-add.ts'
import { parseQuantity } from '@shop/domain/cart/quantity.ts'
import { HIGHLIGHT_DURATION } from '../../runtime/state/highlight-duration.ts'
import { addedLabelOf, addedProductIdOf } from './add-button-attributes.ts'
import { findVisitor, type KnownVisitor, type VisitorPlatform } from './find-visitor.ts'

/** How many products are added before hydration. The app adds the others. */
const MAX_ADDS = 5

/** Carries out clicks on add buttons before hydration, one add at a time, and shows their outcome. */
export function createEarlyAdds(platform: VisitorPlatform, baseUrl: string) {
  const countMore = createCountDisplay()
  const left = new Promise((resolve) => addEventListener('pagehide', resolve))
  const busy: HTMLButtonElement[] = []
  const highlighted = new Set<HTMLButtonElement>()
  let adds: SentAdd[] = []
  let visitor: KnownVisitor | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isTaken = false
  let isHydrated = false

  function send(productId: string, quantity: number, by: KnownVisitor) {
    // A visitor who leaves the page does not wait for the response to an earlier add.
    const response = Promise.race([last, left]).then(() =>
      sendAdd({ baseUrl, visitor: by, products: { [productId]: quantity } }),
    )
    last = response
    if (by.isNew) {
      countMore(quantity)
      void response.then(({ isAdded }) => isAdded || isTaken || countMore(-quantity))
    }
    adds.push({ productId, quantity, response })
    return response
  }

  /** Shows at a busy button that its product is in the cart. A failed add leaves it busy until the app shows the failure. */
  async function show(response: Promise<AddResponse>, button: HTMLButtonElement, field: HTMLInputElement | null) {
    if (!(await response).isAdded || isHydrated) return
    if (field) field.value = field.defaultValue
    button.removeAttribute('aria-busy')
    const text = button.querySelector('span:last-child')
    const label = addedLabelOf(button)
    if (!text || !label) return
    const usual = text.textContent
    text.textContent = label
    highlighted.add(button)
    setTimeout(() => {
      highlighted.delete(button)
      if (!isHydrated) text.textContent = usual
    }, HIGHLIGHT_DURATION)
  }

  return {
    /** Whether a click on this button is ignored, because the button still shows the outcome of the last one. */
    ignores: (button: HTMLButtonElement) => highlighted.has(button),
    /** Sends an add for a click on a button. `field` holds the quantity. Returns false if only the app can carry out the click. */
    carryOut: (button: HTMLButtonElement, field: HTMLInputElement | null): boolean => {
      const productId = addedProductIdOf(button)
      if (!productId || button.hasAttribute('aria-disabled')) return false
      if (isTaken || adds.length === MAX_ADDS || adds.some((add) => add.productId === productId)) return false
      try {
        visitor ??= findVisitor(platform)
      } catch {
        // The browser refuses access to cookies, or cannot create an id.
      }
      if (!visitor) return false
      busy.push(button)
      void show(send(productId, parseQuantity(field?.value ?? '') ?? 1, visitor), button, field)
      return true
    },
    /** Hands over the adds that were sent, once. Afterwards the app carries out all clicks. */
    take: () => {
      const taken = { adds, hasMadeVisitor: !isTaken && visitor?.isNew === true }
      isTaken = true
      adds = []
      return taken
    },
    /** Leaves the buttons to their hydrated components. */
    end: () => {
      isHydrated = true
      for (const button of busy) button.removeAttribute('aria-busy')
    },
  }
}

/** Creates the header's count of pieces that are being added to an empty cart. */
function createCountDisplay() {
  let pieces = 0
  return (more: number) => {
    pieces += more
    for (const bubble of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
      bubble.textContent = String(pieces)
      bubble.hidden = pieces === 0
    }
  }
}
