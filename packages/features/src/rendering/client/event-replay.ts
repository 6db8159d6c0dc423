import { yieldToBrowser } from './yielding.ts'

/** The state of a field after its last use. Empty for a button, of which only the click counts. */
export interface FieldState {
  value?: string
  checked?: boolean
}

/** The clicks, choices and typed texts from before hydration: each element once, in the order of its first event. */
export type RecordedEvents = Map<Element, FieldState>

/** Returns whether a field is a checkbox or radio button. */
export const isTicked = ({ type }: HTMLInputElement) => /radio|checkbox/.test(type)

/** Returns the state of a field. */
export const stateOf = (field: HTMLInputElement): FieldState =>
  isTicked(field) ? { checked: field.checked } : { value: field.value }

/**
 * Replays events one after the other, so that each one finds the result of the one before. Leaves out the text of forms that
 * have read their fields (`useWrittenForm`).
 */
export async function replayEvents(events: RecordedEvents) {
  for (const [recorded, { value, checked }] of events) {
    const element = recorded.isConnected ? recorded : replacementOf(recorded)
    if (!element) continue
    if (element instanceof HTMLButtonElement) {
      element.removeAttribute('aria-busy')
      element.click()
    } else if (element instanceof HTMLInputElement && checked !== undefined) {
      element.checked = !checked
      element.click()
    } else if (!element.matches('[data-read] input')) {
      // Only fields record a value.
      write(element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value ?? '')
    }
    await yieldToBrowser()
  }
}

/** Returns the field that React has rendered in place of one for text, because an extension had changed the page. */
const replacementOf = ({ name, checked }: Partial<HTMLInputElement>) =>
  name && !checked ? document.getElementsByName(name)[0] : undefined

/** Sets a field's value as a visitor would. React ignores an event whose value it has seen in the field before. */
function write(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
