/**
 * The end of hydration, for what must not be ahead of the first picture: React compares that with the server's HTML. What was
 * done before has been repeated by then.
 */
export interface Hydration {
  isOver: Promise<void>
  end: () => void
}

/** One that is not over yet. */
export function createHydration(): Hydration {
  let end: () => void = nothing
  const isOver = new Promise<void>((resolve) => {
    end = resolve
  })
  return { isOver, end }
}

const nothing = () => undefined
