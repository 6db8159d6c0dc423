import { useEffect, useEffectEvent } from 'react'
import { touchAgain, type EarlyTouches } from './early-touches.ts'

declare global {
  interface Window {
    /** Presses on `[data-press]` from before the page woke up: which one, and the quantity typed beside it. */
    earlyPresses?: Map<string, string> | undefined
    /** All other buttons and fields that were used before the page woke up. */
    earlyTouches?: EarlyTouches | undefined
  }
}

/**
 * Runs in the page before any other script, so that nothing a visitor does on a slow phone is lost: it keeps presses,
 * choices and what is typed until the page wakes up and carries them out. Links and the search work by themselves; so
 * does no other form, and its words must not end up in the address. Its text is part of the page's security policy (by
 * its hash).
 */
export const EARLY_PRESS_LISTENER = `(()=>{const p=window.earlyPresses=new Map,t=window.earlyTouches=new Map,on=(k,f)=>addEventListener(k,e=>{window.earlyPresses===p&&f(e,e.target)},true);on("click",(e,x)=>{const b=x.closest?.("button"),f=b?.form;if(!b||f?.getAttribute("action"))return;e.preventDefault();b.setAttribute("aria-busy","true");const q=f?.elements.namedItem("quantity");if(b.dataset.press){p.set(b.dataset.press,q?.value??"");t.delete(q)}else t.set(b,{})});on("input",(e,x)=>t.set(x,/radio|checkbox/.test(x.type)?{checked:x.checked}:{value:x.value}))})()`

/** Carries out a press that came before this part was awake. `name` is what stands in its `data-press`. */
export function useEarlyPress(name: string, carryOut: (quantity: string) => void) {
  const press = useEffectEvent(carryOut)
  useEffect(() => {
    const quantity = window.earlyPresses?.get(name)
    if (quantity === undefined) return
    window.earlyPresses?.delete(name)
    // The listener marked the button; from here on its part does, if there is anything to wait for.
    for (const pressed of document.querySelectorAll(`[data-press="${CSS.escape(name)}"]`)) {
      pressed.removeAttribute('aria-busy')
    }
    press(quantity)
  }, [name])
}

/** From here on presses reach their parts directly. For the outermost part: its effect runs after all the others'. */
export function useEndOfEarlyPresses() {
  useEffect(() => {
    const late = window.earlyPresses
    // The listener works on the map it made and stands back from any other.
    if (late) window.earlyPresses = new Map(late)
    const touches = window.earlyTouches
    delete window.earlyTouches
    if (touches) void touchAgain(touches)
  }, [])
}
