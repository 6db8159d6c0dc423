/** Milliseconds after which a story that still plays keeps the next one waiting no longer. */
const LONGEST_PLAY = 10_000
const FINISHED = 'storyFinished'

/** Where a page with stories reports events. */
export interface StoryChannel {
  last: (event: string) => unknown
  emit: (event: string, about: object) => void
  on: (event: string, listener: () => void) => void
  off: (event: string, listener: () => void) => void
}

/** Returns the channel of the story in a frame, once it has loaded. */
export function channelOf(frame: HTMLIFrameElement | null): StoryChannel | undefined {
  const story: (Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: StoryChannel }) | null | undefined = frame?.contentWindow
  return story?.['__STORYBOOK_ADDONS_CHANNEL__']
}

/** Calls `done` once the story of a page has played. A page without a story has no channel. Returns a function that ends it. */
export function afterPlay(channel: StoryChannel | undefined, done: () => void): () => void {
  if (!channel || channel.last(FINISHED)) {
    done()
    return () => undefined
  }
  const finish = () => {
    stop()
    done()
  }
  const timer = setTimeout(finish, LONGEST_PLAY)
  const stop = () => {
    clearTimeout(timer)
    channel.off(FINISHED, finish)
  }
  channel.on(FINISHED, finish)
  return stop
}
