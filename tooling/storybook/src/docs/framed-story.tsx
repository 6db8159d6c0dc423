import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef } from 'react'
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { afterPlay, channelOf } from '../wall/after-play.ts'
import { frameAddress } from '../wall/frame-address.ts'
import { useShownGlobals, type Story } from './shown-globals.ts'

const frameStyle = { width: '100%', boxSizing: 'border-box', border: '1px solid #90a4ae', display: 'block' } as const

/** Returns the height of a story that wants a frame of its own. */
export function frameHeightOf({ parameters }: Story): string | undefined {
  const { inline, height = '20rem' }: { inline?: boolean; height?: string } = parameters['docs']?.story ?? {}
  return inline === false ? height : undefined
}

/**
 * A story in a frame of its own on a documentation page. The frame follows toolbar and controls, unlike Storybook's. It plays
 * nothing (`embed`), and an open dialog in it does not keep the focus, so that a reader begins at the head of the page.
 */
export function FramedStory({ story, height }: { story: Story; height: string }) {
  const { channel } = useContext(DocsContext)
  const globals = useShownGlobals()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const passOn = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => {
      const pass = (wish: { storyId: string }) => {
        if (wish.storyId === story.id) channelOf(frame.current)?.emit(event, wish)
      }
      channel.on(event, pass)
      return () => channel.off(event, pass)
    })
    return () => passOn.forEach((end) => end())
  }, [channel, story])
  return (
    <>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story needs the rights of the page around it */}
      <iframe
        ref={frame}
        title={story.name}
        data-story={story.id}
        src={`${frameAddress(story.id, globals, String(globals['brand']))}&embed=true`}
        style={{ ...frameStyle, height }}
        loading="lazy"
        onLoad={({ currentTarget }) => void afterPlay(channelOf(currentTarget), () => currentTarget.blur())}
      />
    </>
  )
}
