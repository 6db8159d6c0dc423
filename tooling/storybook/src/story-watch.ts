/** Watches for console errors, failed requests, broken pictures, and requests to other hosts. */
interface StoryWatch {
  /** Returns the problems since the start of the story, after its pictures have loaded. */
  complaints: () => Promise<string[]>
  stop: () => void
}

/** Returns whether an address is the story's own: same origin, or data in the page. */
const isOwn = (url: string) => /^(?:data|blob):/.test(url) || new URL(url).origin === location.origin

const describeRequest = ({ name, responseStatus }: PerformanceResourceTiming) =>
  isOwn(name) ? `${responseStatus} for ${name}` : `A request to the outside: ${name}`

/** Starts to watch a story. Call it before the story renders. */
export function watchStory(): StoryWatch {
  const said: string[] = []
  const { error } = console
  console.error = (...words: unknown[]) => {
    said.push(`console: ${words.map(String).join(' ')}`)
    error(...words)
  }
  // The browser stops recording requests when its buffer is full, and stories share a page.
  performance.clearResourceTimings()
  const begunAt = performance.now()
  const failedRequests = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ startTime }) => startTime >= begunAt)
      .filter(({ name, responseStatus }) => !isOwn(name) || responseStatus >= 400)
  return {
    complaints: async () => {
      const broken = await brokenPictures()
      return [...said, ...failedRequests().map(describeRequest), ...broken]
    },
    stop: () => {
      console.error = error
    },
  }
}

/** Finds broken pictures, including lazy ones that the browser has not loaded yet. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter((picture) => picture.src !== '')
  const loads = pictures.map(async (picture) => {
    picture.loading = 'eager'
    await picture.decode().catch(() => undefined)
    return picture.naturalWidth > 0 ? undefined : `A broken picture: ${picture.currentSrc || picture.src}`
  })
  return (await Promise.all(loads)).filter((complaint) => complaint !== undefined)
}
