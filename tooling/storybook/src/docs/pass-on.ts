interface Wish {
  storyId: string
}

interface FromPage {
  on: (event: string, listener: (wish: Wish) => void) => void
  off: (event: string, listener: (wish: Wish) => void) => void
}

interface ToFrame {
  emit: (event: string, wish: Wish) => void
}

/** The window of a frame with a story. */
export type StoryWindow = Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: ToFrame }

/**
 * Passes events about one story on to the frame that shows it. `frame` returns the channel of the frame once it has loaded.
 * Returns a function that ends it.
 */
export function passOn(page: FromPage, events: readonly string[], storyId: string, frame: () => ToFrame | undefined) {
  const ends = events.map((event) => {
    const pass = (wish: Wish) => {
      if (wish.storyId === storyId) frame()?.emit(event, wish)
    }
    page.on(event, pass)
    return () => page.off(event, pass)
  })
  return () => ends.forEach((end) => end())
}
