/** Ends the task at hand, so that the browser can paint and answer a finger before the next step of a long job. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The longest that idle work waits on a page that never becomes idle, in milliseconds. */
const LONGEST_WAIT = 2000

/** Does something when nothing else is to be done; after a while in Safari, which knows no idle moments. The answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, LONGEST_WAIT)
  return () => clearTimeout(timer)
}
