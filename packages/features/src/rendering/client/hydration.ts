/**
 * The end of hydration. What would change the first render waits for it, because React compares that render with the server's
 * HTML. Events from before hydration have been replayed by then.
 */
export interface Hydration {
  isOver: Promise<void>
  end: () => void
}

/** Creates the state of a page that is not hydrated yet. `replay` repeats the events from before hydration. */
export function createHydration(replay: () => Promise<void>): Hydration {
  let resolve!: () => void
  const isOver = new Promise<void>((end) => {
    resolve = end
  })
  return { isOver, end: () => void replay().then(resolve) }
}
