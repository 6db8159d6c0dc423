import { yieldToBrowser } from '../client/yielding.ts'
import { link } from './link.ts'

/** How long the app waits for the page's picture at most, in milliseconds. */
const LONGEST_WAIT = 2000

/** How the shop marks the pictures that a page is seen by. */
const MARKED = 'img[fetchpriority=high]'

interface Files {
  /** The app's first script. */
  entry: string
  /** What it imports, in the order in which it needs it. */
  imports: readonly string[]
  /** What its page imports, fetched at the same time. */
  preloads: readonly string[]
  /** The data that it hydrates the page with. */
  bootstrapFile: string | undefined
}

/**
 * Starts the app when the page's largest picture is there: its scripts would take their share of a slow line while the
 * visitor waits for something to see. The answer starts it at once, for somebody who does not wait for the picture.
 */
export function startAfterPicture(
  { entry, imports, preloads, bootstrapFile }: Files,
  importModule: (url: string) => unknown,
) {
  let startNow: (value?: unknown) => void = nothing
  const asked = new Promise((resolve) => {
    startNow = resolve
  })
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const pictures = parsed.then(() => Promise.all([...document.querySelectorAll<HTMLImageElement>(MARKED)].map(loaded)))
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))
  // The app reads what stands at the page's end, whatever it starts for.
  void Promise.race([pictures, waited, asked])
    .then(() => parsed)
    .then(async () => {
      if (bootstrapFile) link({ rel: 'preload', href: bootstrapFile, as: 'fetch', crossOrigin: '' })
      for (const href of [...imports, entry, ...preloads]) link({ rel: 'modulepreload', href })
      // Each runs in a task of its own: a phone can answer a finger between them.
      for (const url of imports) {
        await importModule(url)
        await yieldToBrowser()
      }
      return importModule(entry)
    })
  return startNow
}

/** When a picture is there, or is known not to come. */
const loaded = (image: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    if (image.complete) resolve(undefined)
    image.addEventListener('load', resolve)
    image.addEventListener('error', resolve)
  })

const nothing = () => undefined
