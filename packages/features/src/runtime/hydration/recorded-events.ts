/** How a field stood when the visitor last touched it; a button was pressed, and that is all. */
interface Touch {
  value?: string
  checked?: boolean
}

/** What was pressed, chosen or typed before the page was awake, each part once and in the order of the first touch. */
export type RecordedEvents = Map<Element, Touch>

/**
 * Does again what the visitor did while nobody was listening: opens what was to be opened, chooses, fills in. One after
 * the other, as a hand does: what follows from one touch is there before the next.
 */
export async function replayEvents(touches: RecordedEvents) {
  for (const [element, { value, checked }] of touches) {
    if (!element.isConnected) continue
    if (element instanceof HTMLButtonElement) {
      // The listener marked the button as busy, so that the visitor knew of being heard.
      element.removeAttribute('aria-busy')
      element.click()
    } else if (element instanceof HTMLInputElement && checked !== undefined) {
      element.checked = !checked
      element.click()
    } else if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      write(element, value ?? '')
    }
    await new Promise((goOn) => setTimeout(goOn))
  }
}

/** Types or chooses as a visitor does. React listens only to a value that it has not seen in the field before. */
function write(field: HTMLInputElement | HTMLSelectElement, value: string) {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
