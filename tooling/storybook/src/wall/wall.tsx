// Storybook's manager compiles JSX to calls of `React`.
import React from 'react'
import { useGlobals, useGlobalTypes, useParameter, useStorybookApi } from 'storybook/manager-api'
import { FittedFrame } from '../fitted-frame.tsx'
import { afterPlay, channelOf } from './after-play.ts'
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
  const story = useShownStory()
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
      <Frames
        key={frames.map(({ src }) => src).join(' ')}
        frames={frames}
        {...(wish?.inline === false && wish.height && { leastHeight: wish.height })}
      />
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

interface BrandFrame {
  brand: string
  title: string
  src: string
}

/** Opens one frame after the other: stories that play together take the focus from each other. */
function Frames({ frames, leastHeight }: { frames: readonly BrandFrame[]; leastHeight?: string }) {
  const [played, setPlayed] = React.useState(0)
  return frames.slice(0, played + 1).map(({ brand, title, src }, index) => (
    <figure key={brand} style={{ margin: 0 }}>
      <figcaption style={captionStyle}>{brand}</figcaption>
      <FittedFrame
        title={title}
        src={src}
        {...(leastHeight && { leastHeight })}
        onLoad={(frame) => {
          keepPlace(frame)
          afterPlay(channelOf(frame), () => setPlayed((before) => Math.max(before, index + 1)))
        }}
      />
    </figure>
  ))
}

/** Lets no part in a frame scroll the wall when it takes the focus. */
function keepPlace({ contentDocument }: HTMLIFrameElement) {
  const { prototype } = contentDocument?.defaultView?.HTMLElement ?? HTMLElement
  const focus: HTMLElement['focus'] = Reflect.get(prototype, 'focus')
  prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
}

/** Returns columns of the toolbar's width, or as many as fit. */
function columnsOf(globals: Readonly<Record<string, unknown>>) {
  const width = widthOf(globals)
  return width ? `repeat(auto-fit, ${width}px)` : 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))'
}
