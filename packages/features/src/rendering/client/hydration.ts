/**
 * The end of hydration. What would change the first render waits for it, because React compares that render with the server's
 * HTML. Events from before hydration have been replayed by then.
 */
export interface Hydration {
  isOver: Promise<void>
  end: () => void
}

/** Creates the state of a page that is not hydrated yet. */
export function createHydration(): Hydration {
  let end!: () => void
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  return { isOver, end }
}
