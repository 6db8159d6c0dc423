import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Presses on `[data-press]` from before the page woke up: which one, and the quantity typed beside it. */
    earlyPresses?: Map<string, string> | undefined
  }
}

/**
 * Runs in the page before any other script, so that a press on a slow phone is not lost: it keeps the press until the
 * part that was pressed wakes up and carries it out. Its text is part of the page's security policy (by its hash).
 */
export const EARLY_PRESS_LISTENER = `(()=>{const p=window.earlyPresses=new Map;addEventListener("click",e=>{const b=e.target.closest?.("[data-press]");if(window.earlyPresses!==p||!b)return;e.preventDefault();p.set(b.dataset.press,b.form?.elements.namedItem("quantity")?.value??"");b.setAttribute("aria-busy","true")},true)})()`

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
  }, [])
}
