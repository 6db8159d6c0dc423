import { useEffect, useEffectEvent } from 'react'
import { replayEvents, type RecordedEvents } from './recorded-events.ts'

declare global {
  interface Window {
    /** Presses on `[data-replay]` from before the page woke up: which one, and the quantity typed beside it. */
    recordedClicks?: Map<string, string> | undefined
    /** All other buttons and fields that were used before the page woke up. */
    recordedEvents?: RecordedEvents | undefined
  }
}

/**
 * Runs in the page before any other script, so that nothing a visitor does on a slow phone is lost: it keeps presses,
 * choices and what is typed until the page wakes up and carries them out. Links and the search work by themselves; so
 * does no other form, and its words must not end up in the address. Its text is part of the page's security policy (by
 * its hash).
 */
export const EVENT_RECORDER = `(()=>{const p=window.recordedClicks=new Map,t=window.recordedEvents=new Map,on=(k,f)=>addEventListener(k,e=>{window.recordedClicks===p&&f(e,e.target)},true);on("click",(e,x)=>{const b=x.closest?.("button"),f=b?.form;if(!b||f?.getAttribute("action"))return;e.preventDefault();b.setAttribute("aria-busy","true");const q=f?.elements.namedItem("quantity");if(b.dataset.replay){p.set(b.dataset.replay,q?.value??"");t.delete(q)}else t.set(b,{})});on("input",(e,x)=>t.set(x,/radio|checkbox/.test(x.type)?{checked:x.checked}:{value:x.value}))})()`

/** Carries out a press that came before this part was awake. `name` is what stands in its `data-replay`. */
export function useReplayedClick(name: string, carryOut: (quantity: string) => void) {
  const press = useEffectEvent(carryOut)
  useEffect(() => {
    const quantity = window.recordedClicks?.get(name)
    if (quantity === undefined) return
    window.recordedClicks?.delete(name)
    // The listener marked the button; from here on its part does, if there is anything to wait for.
    for (const pressed of document.querySelectorAll(`[data-replay="${CSS.escape(name)}"]`)) {
      pressed.removeAttribute('aria-busy')
    }
    press(quantity)
  }, [name])
}

/** From here on presses reach their parts directly. For the outermost part: its effect runs after all the others'. */
export function useEventReplay() {
  useEffect(() => {
    const late = window.recordedClicks
    // The listener works on the map it made and stands back from any other.
    if (late) window.recordedClicks = new Map(late)
    const touches = window.recordedEvents
    delete window.recordedEvents
    if (touches) void replayEvents(touches)
  }, [])
}
