// Storybook's manager compiles JSX to calls of `React`.
import React from 'react'
import { emulateScheme } from './emulation/media-queries.ts'

interface FittedFrameProps {
  title: string
  src: string
  /** The least height, for pages with parts that have a fixed place in the window. */
  leastHeight?: string
  onLoad?: (frame: HTMLIFrameElement) => void
  /** The scheme in which the page in the frame is shown. Without one it is the browser's. */
  colorScheme?: 'light' | 'dark'
}

const LEAST_HEIGHT = 160
const frameStyle = { width: '100%', boxSizing: 'border-box', border: '1px solid #90a4ae', display: 'block' } as const

/** A frame of the same origin, as tall as its page. */
export function FittedFrame({ title, src, leastHeight, colorScheme, onLoad }: FittedFrameProps) {
  const [height, setHeight] = React.useState(LEAST_HEIGHT)
  const observer = React.useRef<ResizeObserver>(undefined)
  const followHeight = (page: Document | null) => {
    observer.current?.disconnect()
    if (!page?.defaultView) return
    const fit = () => setHeight(Math.max(LEAST_HEIGHT, page.body.scrollHeight + 2))
    // The observer of the frame's own window, because only that one is notified within the frame's layout.
    observer.current = new page.defaultView.ResizeObserver(() => requestAnimationFrame(fit))
    observer.current.observe(page.body)
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story needs the rights of the page around it
    <iframe
      key={colorScheme}
      title={title}
      src={src}
      style={{ ...frameStyle, height, minHeight: leastHeight, colorScheme: colorScheme ?? 'light' }}
      onLoad={({ currentTarget }) => {
        if (colorScheme) showIn(colorScheme, currentTarget.contentDocument)
        followHeight(currentTarget.contentDocument)
        onLoad?.(currentTarget)
      }}
    />
  )
}

/** Rewrites the media queries of a page, because not every browser passes the scheme of a frame on to them. */
function showIn(scheme: 'light' | 'dark', page: Document | null) {
  for (const sheet of page?.styleSheets ?? []) {
    // Frames have classes of their own, so `instanceof` would not find their rules.
    for (const rule of sheet.cssRules) {
      if ('media' in rule && rule.media) {
        const media = rule.media as MediaList
        media.mediaText = emulateScheme(media.mediaText, scheme)
      }
    }
  }
}
