import { useEffect, useEffectEvent } from 'react'
import type { RecordedEvents } from '../../runtime/platform/before-hydration.ts'
import { yieldToBrowser } from './yielding.ts'

/** Carries out a click on a button from before hydration. `name` is what stands in its `data-replay`. */
export function useReplayedClick(name: string, carryOut: (quantity: string) => void) {
  const click = useEffectEvent(carryOut)
  useEffect(() => {
    const clicks = window.beforeHydration?.clicks
    const quantity = clicks?.get(name)
    if (quantity === undefined) return
    clicks?.delete(name)
    // The recorder marked the button as busy; from here on its component does, if there is anything to wait for.
    for (const clicked of document.querySelectorAll(`[data-replay="${CSS.escape(name)}"]`)) {
      clicked.removeAttribute('aria-busy')
    }
    click(quantity)
  }, [name])
}

/** Ends the recording and replays the rest, then says so. For the outermost component: its effect runs after all the others'. */
export function useEventReplay(onReplayed?: () => void) {
  useEffect(() => {
    void replayEvents(window.beforeHydration?.end() ?? new Map()).then(onReplayed)
  }, [onReplayed])
}

/** Repeats what the visitor did, one event after the other: what follows from one is there before the next. */
export async function replayEvents(events: RecordedEvents) {
  for (const [element, { value, checked }] of events) {
    if (!element.isConnected) continue
    if (element instanceof HTMLButtonElement) {
      element.removeAttribute('aria-busy')
      element.click()
    } else if (element instanceof HTMLInputElement && checked !== undefined) {
      element.checked = !checked
      element.click()
    } else {
      // Nothing else is typed into, or chosen from.
      write(element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value ?? '')
    }
    await yieldToBrowser()
  }
}

/** Types or chooses as a visitor does. React listens only to a value that it has not seen in the field before. */
function write(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
