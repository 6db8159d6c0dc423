// Storybook's manager compiles JSX to calls of `React`.
import React from 'react'
import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons, useGlobals, useGlobalTypes, useParameter, useStorybookApi } from 'storybook/manager-api'
import { FittedFrame } from '../fitted-frame.tsx'
import { afterPlay, type StoryFrameWindow } from './after-play.ts'
import { frameAddress, widthOf } from './frame-address.ts'
import { WallChoices } from './wall-choices.tsx'

const wallStyle = {
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  padding: '1rem',
  background: '#eceff1',
} as const
const captionStyle = { margin: '0 0 .25rem', font: '600 14px/1.4 system-ui, sans-serif', color: '#222' }

/**
 * The tab's content. Storybook calls it as a function within a component of its own, whose hooks must stay the same, so it has
 * none itself.
 */
export const WallTab = ({ active = false }: { active?: boolean }) => (active ? <Wall /> : null)

/** The story on screen in all brands side by side. Each brand has a frame, because themes are global to a page. */
function Wall() {
  const entry = useStorybookApi().getCurrentStoryData()
  const story = useShownStory()
  const hasPlayed = useHasPlayed(entry)
  useReplayAfter(entry)
  const [globals] = useGlobals()
  // Parts with a fixed place in the window say how high a window they need.
  const { story: wish } = useParameter<{ story?: { inline?: boolean; height?: string } }>('docs', {})
  const items: unknown = useGlobalTypes()['brand']?.toolbar?.items
  if (!story || !Array.isArray(items)) return <p style={wallStyle}>Choose a story or a part in the sidebar.</p>
  const brands = items.map(({ value }: { value: string }) => value)
  const frames = brands.map((brand) => ({
    brand,
    title: `${story.name} in ${brand}`,
    src: frameAddress(story.id, globals, brand),
  }))
  return (
    <div style={{ ...wallStyle, gridTemplateColumns: columnsOf(globals) }}>
      <WallChoices />
      {hasPlayed && (
        <Frames
          key={frames.map(({ src }) => src).join(' ')}
          frames={frames}
          {...(wish?.inline === false && wish.height && { leastHeight: wish.height })}
        />
      )}
    </div>
  )
}

/** Returns the story on screen. On a part's page this is the story of all its states. */
function useShownStory() {
  const api = useStorybookApi()
  const entry = api.getCurrentStoryData()
  if (entry?.type !== 'docs') return entry
  const ids = Object.values(api.getIndex()?.entries ?? {}).filter(
    ({ title, type }) => type === 'story' && title === entry.title,
  )
  return ids.find(({ name }) => name === 'States') ?? ids[0]
}

/** Returns whether the story behind the wall has played. Until then it would take the focus from the first frame. */
function useHasPlayed(entry: { id: string; type: string } | undefined) {
  const [played, setPlayed] = React.useState('')
  const { id = '', type } = entry ?? {}
  const plays = type === 'story'
  React.useEffect(() => (plays ? afterPlay(addons.getChannel(), () => setPlayed(id), id) : undefined), [plays, id])
  return !plays || played === id
}

/** Plays the story behind the wall again when the wall closes. What is hidden cannot be operated, so its play has failed. */
function useReplayAfter(entry: { id: string; type: string } | undefined) {
  const api = useStorybookApi()
  const { id, type } = entry ?? {}
  const shown = React.useRef<string>(undefined)
  React.useEffect(() => {
    shown.current = type === 'story' ? id : undefined
  }, [id, type])
  React.useEffect(
    () => () => {
      if (shown.current) api.emit(FORCE_REMOUNT, { storyId: shown.current })
    },
    [api],
  )
}

interface BrandFrame {
  brand: string
  title: string
  src: string
}

/** Opens one frame after the other: stories that play together take the focus from each other. */
function Frames({ frames, leastHeight }: { frames: readonly BrandFrame[]; leastHeight?: string }) {
  const [played, setPlayed] = React.useState(0)
  const first = React.useRef<HTMLElement>(null)
  const isRead = useIsRead(first)
  const goOn = (index: number) => {
    // A story that takes the focus has scrolled the wall to itself.
    if (!isRead()) first.current?.parentElement?.scrollTo(0, 0)
    setPlayed((before) => Math.max(before, index + 1))
  }
  return frames.slice(0, played + 1).map(({ brand, title, src }, index) => (
    <figure key={brand} ref={index === 0 ? first : undefined} style={{ margin: 0 }}>
      <figcaption style={captionStyle}>{brand}</figcaption>
      <FittedFrame
        title={title}
        src={src}
        {...(leastHeight && { leastHeight })}
        onLoad={(frame) => void afterPlay(channelOf(frame), () => goOn(index))}
      />
    </figure>
  ))
}

/** Returns a function that tells whether the reader has moved the wall, which then stays where it is. */
function useIsRead(within: React.RefObject<HTMLElement | null>) {
  const isRead = React.useRef(false)
  React.useEffect(() => {
    const wall = within.current?.parentElement
    const note = () => {
      isRead.current = true
    }
    for (const event of MOVES) wall?.addEventListener(event, note, { passive: true })
    return () => {
      for (const event of MOVES) wall?.removeEventListener(event, note)
    }
  }, [within])
  return () => isRead.current
}

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

function channelOf({ contentWindow }: HTMLIFrameElement) {
  const story: StoryFrameWindow | null = contentWindow
  return story?.['__STORYBOOK_ADDONS_CHANNEL__']
}

/** Returns columns of the toolbar's width, or as many as fit. */
function columnsOf(globals: Readonly<Record<string, unknown>>) {
  const width = widthOf(globals)
  return width ? `repeat(auto-fit, ${width}px)` : 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))'
}
