// Storybook's manager compiles JSX to calls of `React`.
import React from 'react'
import { useGlobals, useGlobalTypes, useParameter, useStorybookApi } from 'storybook/manager-api'
import { FittedFrame } from '../fitted-frame.tsx'
import { afterPlay, type StoryChannel } from './after-play.ts'
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

/** The story on screen in all brands side by side. Each brand has a frame, because themes are global to a page. */
export function Wall({ active = false }: { active?: boolean }) {
  const story = useStorybookApi().getCurrentStoryData()
  const [globals] = useGlobals()
  // Parts with a fixed place in the window say how high a window they need.
  const { story: wish } = useParameter<{ story?: { inline?: boolean; height?: string } }>('docs', {})
  const items: unknown = useGlobalTypes()['brand']?.toolbar?.items
  if (!active) return null
  if (story?.type !== 'story' || !Array.isArray(items)) return <p style={wallStyle}>Choose a story in the sidebar.</p>
  const brands = items.map(({ value }: { value: string }) => value)
  const frames = brands.map((brand) => ({
    brand,
    title: `${story.name} in ${brand}`,
    src: frameAddress(story.id, globals, brand),
  }))
  return (
    <div style={{ ...wallStyle, gridTemplateColumns: columnsOf(globals) }}>
      <WallChoices />
      <Frames
        key={frames.map(({ src }) => src).join(' ')}
        frames={frames}
        {...(wish?.inline === false && wish.height && { leastHeight: wish.height })}
      />
    </div>
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
  const goOn = (index: number) => {
    // A story that takes the focus has scrolled the wall to itself.
    if (index < frames.length - 1) first.current?.parentElement?.scrollTo(0, 0)
    setPlayed((before) => Math.max(before, index + 1))
  }
  return frames.slice(0, played + 1).map(({ brand, title, src }, index) => (
    <figure key={brand} ref={index === 0 ? first : undefined} style={{ margin: 0 }}>
      <figcaption style={captionStyle}>{brand}</figcaption>
      <FittedFrame
        title={title}
        src={src}
        {...(leastHeight && { leastHeight })}
        onLoad={(frame) => afterPlay(channelOf(frame), () => goOn(index))}
      />
    </figure>
  ))
}

type StoryWindow = Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: StoryChannel }

function channelOf({ contentWindow }: HTMLIFrameElement) {
  const story: StoryWindow | null = contentWindow
  return story?.['__STORYBOOK_ADDONS_CHANNEL__']
}

/** Returns columns of the toolbar's width, or as many as fit. */
function columnsOf(globals: Readonly<Record<string, unknown>>) {
  const width = widthOf(globals)
  return width ? `repeat(auto-fit, ${width}px)` : 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))'
}
