// Storybook's manager compiles JSX to calls of `React`.
import React from 'react'

interface FittedFrameProps {
  title: string
  src: string
  /** The least height, for pages with parts that have a fixed place in the window. */
  leastHeight?: string
  onLoad?: (frame: HTMLIFrameElement) => void
}

const LEAST_HEIGHT = 160
const frameStyle = { width: '100%', boxSizing: 'border-box', border: '1px solid #90a4ae', display: 'block' } as const

/** A frame of the same origin, as tall as its page. */
export function FittedFrame({ title, src, leastHeight, onLoad }: FittedFrameProps) {
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
      title={title}
      src={src}
      style={{ ...frameStyle, height, minHeight: leastHeight }}
      onLoad={({ currentTarget }) => {
        followHeight(currentTarget.contentDocument)
        onLoad?.(currentTarget)
      }}
    />
  )
}
