/** The choices that show a story's parts anew, so that what its play function has done is lost. */
const REMOUNTING = ['brand', 'market', 'words']

type Globals = Readonly<Record<string, unknown>>

interface Channel {
  on: (event: string, listener: (payload: { globals: Globals; storyId: string }) => void) => void
  emit: (event: string, payload: { storyId: string }) => void
}

/** The names of Storybook's events. */
export interface StoryEvents {
  changed: string
  finished: string
  remount: string
}

/**
 * Plays a story again after a choice of the toolbar, once it has followed the choice. An earlier request makes Storybook
 * reload the window. `hasPlay` tells whether the story on screen plays.
 */
export function replayOnChoice(channel: Channel, { changed, finished, remount }: StoryEvents, hasPlay: () => boolean) {
  let shown: string | undefined
  let isDue = false
  channel.on(changed, ({ globals }) => {
    const chosen = JSON.stringify(REMOUNTING.map((name) => globals[name]))
    isDue ||= shown !== undefined && shown !== chosen
    shown = chosen
  })
  channel.on(finished, ({ storyId }) => {
    if (!isDue) return
    isDue = false
    if (hasPlay()) channel.emit(remount, { storyId })
  })
}
