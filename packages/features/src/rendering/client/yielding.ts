/** Ends the current task, so that the browser can paint and handle input between the steps of a long job. */
export const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The longest that idle work waits on a page that never becomes idle, in milliseconds. */
const LONGEST_WAIT = 2000

/**
 * Calls `work` when the browser is idle. Safari cannot tell, so there it waits for a fixed time. The function it returns
 * cancels that.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, LONGEST_WAIT)
  return () => clearTimeout(timer)
}
