/** Milliseconds after which a story that still plays keeps the next one waiting no longer. */
const LONGEST_PLAY = 10_000
const FINISHED = 'storyFinished'

/** Where a page with a story reports events. */
export interface StoryChannel {
  last: (event: string) => unknown
  once: (event: string, listener: () => void) => void
}

/** Calls `done` when the story of a page has played, perhaps more than once. A page without a story has no channel. */
export function afterPlay(channel: StoryChannel | undefined, done: () => void): void {
  if (!channel || channel.last(FINISHED) !== undefined) {
    done()
    return
  }
  setTimeout(done, LONGEST_PLAY)
  channel.once(FINISHED, done)
}
