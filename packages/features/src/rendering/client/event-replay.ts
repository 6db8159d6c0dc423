import { useEffect, useEffectEvent } from 'react'
import type { RecordedEvents } from '../../runtime/platform/before-hydration.ts'
import { yieldToBrowser } from './yielding.ts'

/** Carries out a click from before hydration on the button whose `data-replay` is `name`. */
export function useReplayedClick(name: string, carryOut: (quantity: string) => void) {
  const click = useEffectEvent(carryOut)
  useEffect(() => {
    const clicks = window.beforeHydration?.clicks
    const quantity = clicks?.get(name)
    if (quantity === undefined) return
    clicks?.delete(name)
    // The recorder has marked the button as busy. From now on its component does.
    for (const clicked of document.querySelectorAll(`[data-replay="${CSS.escape(name)}"]`)) {
      clicked.removeAttribute('aria-busy')
    }
    click(quantity)
  }, [name])
}

/** Ends the recording, replays the other events and then calls back. For the outermost component, whose effect runs last. */
export function useEventReplay(onReplayed?: () => void) {
  useEffect(() => {
    void replayEvents(window.beforeHydration?.end() ?? new Map()).then(onReplayed)
  }, [onReplayed])
}

/** Replays events one after the other, so that each one finds the result of the one before. */
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
      // Only fields record a value.
      write(element as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value ?? '')
    }
    await yieldToBrowser()
  }
}

/** Sets a field's value as a visitor would. React ignores an event whose value it has seen in the field before. */
function write(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
