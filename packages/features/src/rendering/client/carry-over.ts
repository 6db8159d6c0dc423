import type { RecordedEvents } from '../../runtime/platform/before-hydration.ts'
import { stateOf } from '../../runtime/platform/field-state.ts'
import { replayEvents } from './event-replay.ts'

/**
 * Copies what the visitor typed and ticked from a form to its replacement. Sends the replacement if the form was sent.
 * `sentFrom` is the element that had the focus then: its counterpart gets it.
 */
export function carryOver(before: HTMLFormElement, after: HTMLFormElement, sentFrom: Element | undefined) {
  const events: RecordedEvents = new Map()
  const counterparts = new Map([...before.elements].map((element, index) => [element, after.elements[index]]))
  for (const [field, same] of counterparts) {
    if (same && field instanceof HTMLInputElement && isChanged(field)) events.set(same, stateOf(field))
  }
  if (sentFrom) {
    const button = after.querySelector('button')
    if (button) events.set(button, {})
    const focused = counterparts.get(sentFrom)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  return replayEvents(events)
}

const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || checked !== defaultChecked
