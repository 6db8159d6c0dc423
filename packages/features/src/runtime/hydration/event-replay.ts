import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Clicks on `[data-replay]` from before hydration: which one, and the quantity typed beside it. */
    recordedClicks?: Map<string, string> | undefined
    /** All other buttons and fields that were used before hydration. */
    recordedEvents?: RecordedEvents | undefined
  }
}

/** How a field stood when the visitor last used it; of a button nothing but the click itself. */
interface FieldState {
  value?: string
  checked?: boolean
}

/** What was clicked, chosen or typed before hydration, each element once and in the order of its first event. */
type RecordedEvents = Map<Element, FieldState>

/**
 * Runs in the page before any other script, so that nothing a visitor does on a slow phone is lost: it keeps clicks,
 * choices and what is typed until hydration, which carries them out. Links and the search work by themselves; so
 * does no other form, and its words must not end up in the address. Its text is part of the page's security policy (by
 * its hash).
 */
export const EVENT_RECORDER = `(()=>{const p=window.recordedClicks=new Map,t=window.recordedEvents=new Map,on=(k,f)=>addEventListener(k,e=>{window.recordedClicks===p&&f(e,e.target)},true);on("click",(e,x)=>{const b=x.closest?.("button"),f=b?.form;if(!b||f?.getAttribute("action"))return;e.preventDefault();b.setAttribute("aria-busy","true");const q=f?.elements.namedItem("quantity");if(b.dataset.replay){p.set(b.dataset.replay,q?.value??"");t.delete(q)}else t.set(b,{})});on("input",(e,x)=>t.set(x,/radio|checkbox/.test(x.type)?{checked:x.checked}:{value:x.value}))})()`

/** Carries out a click on a button from before hydration. `name` is what stands in its `data-replay`. */
export function useReplayedClick(name: string, carryOut: (quantity: string) => void) {
  const click = useEffectEvent(carryOut)
  useEffect(() => {
    const quantity = window.recordedClicks?.get(name)
    if (quantity === undefined) return
    window.recordedClicks?.delete(name)
    // The recorder marked the button as busy; from here on its component does, if there is anything to wait for.
    for (const clicked of document.querySelectorAll(`[data-replay="${CSS.escape(name)}"]`)) {
      clicked.removeAttribute('aria-busy')
    }
    click(quantity)
  }, [name])
}

/** Ends the recording and replays the rest. For the outermost component: its effect runs after all the others'. */
export function useEventReplay() {
  useEffect(() => {
    const clicks = window.recordedClicks
    // The recorder works on the map it made and stands back from any other.
    if (clicks) window.recordedClicks = new Map(clicks)
    const events = window.recordedEvents
    delete window.recordedEvents
    if (events) void replayEvents(events)
  }, [])
}

/** Repeats what the visitor did, one event after the other: what follows from one is there before the next. */
async function replayEvents(events: RecordedEvents) {
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
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** Types or chooses as a visitor does. React listens only to a value that it has not seen in the field before. */
function write(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string) {
  field.value = value === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
