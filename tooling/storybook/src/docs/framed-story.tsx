import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef } from 'react'
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import type { StoryFrameWindow } from '../wall/after-play.ts'
import { frameAddress } from '../wall/frame-address.ts'
import { useShownGlobals, type Story } from './shown-globals.ts'

const frameStyle = { width: '100%', boxSizing: 'border-box', border: '1px solid #90a4ae', display: 'block' } as const

/** Returns the height of a story that wants a frame of its own. */
export function frameHeightOf({ parameters }: Story): string | undefined {
  const { inline, height = '20rem' }: { inline?: boolean; height?: string } = parameters['docs']?.story ?? {}
  return inline === false ? height : undefined
}

/** A story in a frame of its own on a documentation page. The frame follows toolbar and controls, unlike Storybook's. */
export function FramedStory({ story, height }: { story: Story; height: string }) {
  const { channel } = useContext(DocsContext)
  const globals = useShownGlobals()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const passOn = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((event) => {
      const pass = (wish: { storyId: string }) => {
        const inner: StoryFrameWindow | null | undefined = frame.current?.contentWindow
        if (wish.storyId === story.id) inner?.['__STORYBOOK_ADDONS_CHANNEL__']?.emit(event, wish)
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
        src={frameAddress(story.id, globals, String(globals['brand']))}
        style={{ ...frameStyle, height }}
        loading="lazy"
      />
    </>
  )
}
