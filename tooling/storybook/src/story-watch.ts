/** What a story must not do: complain on the console, or ask for something that does not come, or is not its own. */
interface StoryWatch {
  /** What has gone wrong since the story began, once its pictures have loaded. */
  complaints: () => Promise<string[]>
  stop: () => void
}

/** A story is a part of the shop that stands alone: everything it shows comes from where it is served, or is in it. */
const isOwn = (url: string) => /^(?:data|blob):/.test(url) || new URL(url).origin === location.origin

const describeRequest = ({ name, responseStatus }: PerformanceResourceTiming) =>
  isOwn(name) ? `${responseStatus} for ${name}` : `A request to the outside: ${name}`

/** Watches a story from its beginning on. */
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

/** Those far down the page as well, which a browser loads when they come near. */
async function brokenPictures(): Promise<string[]> {
  const pictures = [...document.images].filter((picture) => picture.src !== '')
  const loads = pictures.map(async (picture) => {
    picture.loading = 'eager'
    await picture.decode().catch(() => undefined)
    return picture.naturalWidth > 0 ? undefined : `A broken picture: ${picture.currentSrc || picture.src}`
  })
  return (await Promise.all(loads)).filter((complaint) => complaint !== undefined)
}
