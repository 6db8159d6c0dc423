/** `pointermove` rather than `pointerover`: a resting mouse causes the latter when the page appears. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown']

/** Milliseconds after which a press on a product has asked for its picture (`prefetchLinks`), which comes first. */
const PRESS_FIRST = 100

/**
 * Calls `load` once, after the visitor's first use of pointer or keyboard. A visitor who only reads loads nothing. The input
 * itself is handled first, because on a phone starting a download takes as long as handling a press. Failures are ignored:
 * `load` is called again when its result is needed.
 */
export function onFirstTouch(load: () => Promise<unknown>) {
  const touched = new AbortController()
  const start = () => {
    touched.abort()
    setTimeout(() => void load().catch(() => undefined), PRESS_FIRST)
  }
  for (const type of TOUCHES) addEventListener(type, start, { capture: true, signal: touched.signal })
}
