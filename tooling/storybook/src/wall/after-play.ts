/** Milliseconds after which a story that still plays keeps the next one waiting no longer. */
const LONGEST_PLAY = 10_000
const FINISHED = 'storyFinished'

type Listener = (played?: { storyId?: string }) => void

/** Where a page with stories reports events. */
export interface StoryChannel {
  last: (event: string) => unknown
  on: (event: string, listener: Listener) => void
  off: (event: string, listener: Listener) => void
}

/** The window of a frame with a story. */
export type StoryFrameWindow = Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: StoryChannel }

/**
 * Calls `done` once, when a story of a page has played: the one with the id, or any. A page without a story has no channel.
 * Returns a function that ends the waiting.
 */
export function afterPlay(channel: StoryChannel | undefined, done: () => void, storyId?: string): () => void {
  const isIt = (played?: { storyId?: string }) => storyId === undefined || played?.storyId === storyId
  const last = channel?.last(FINISHED)
  if (!channel || (Array.isArray(last) && isIt(last[0]))) {
    done()
    return () => undefined
  }
  const finish = () => {
    stop()
    done()
  }
  const follow: Listener = (played) => isIt(played) && finish()
  const timer = setTimeout(finish, LONGEST_PLAY)
  const stop = () => {
    clearTimeout(timer)
    channel.off(FINISHED, follow)
  }
  channel.on(FINISHED, follow)
  return stop
}
