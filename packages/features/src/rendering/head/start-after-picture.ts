import { yieldToBrowser } from '../client/yielding.ts'
import { link } from './link.ts'

/** The longest that the app waits for the page's picture, in milliseconds. */
const LONGEST_WAIT = 2000

/** The selector of the page's largest pictures. */
const MARKED = 'img[fetchpriority=high]'

interface Files {
  /** The scripts of the app in order, its entry last. */
  scripts: readonly string[]
  /** The scripts that the page imports, fetched at the same time. */
  preloads: readonly string[]
  /** The address of the data for hydration. */
  bootstrapFile: string | undefined
}

/**
 * Starts the app once the page's largest picture has loaded. On a slow line its scripts would compete with the picture. The
 * function it returns starts the app at once, for a visitor who clicks before that.
 */
export function startAfterPicture({ scripts, preloads, bootstrapFile }: Files, importModule: (url: string) => unknown) {
  let startNow!: (value?: unknown) => void
  const asked = new Promise((resolve) => {
    startNow = resolve
  })
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
  const pictures = parsed.then(() => Promise.all([...document.querySelectorAll<HTMLImageElement>(MARKED)].map(loaded)))
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))
  // The app reads data at the end of the page, so it always waits for the whole page.
  void Promise.race([pictures, waited, asked])
    .then(() => parsed)
    .then(async () => {
      if (bootstrapFile) link({ rel: 'preload', href: bootstrapFile, as: 'fetch', crossOrigin: '' })
      for (const href of [...scripts, ...preloads]) link({ rel: 'modulepreload', href })
      // Each script runs in a task of its own, so that a phone handles input between them.
      for (const url of scripts) {
        await importModule(url)
        await yieldToBrowser()
      }
    })
  return startNow
}

/** Resolves when a picture has loaded or failed. */
const loaded = (image: HTMLImageElement) =>
  new Promise<unknown>((resolve) => {
    if (image.complete) resolve(undefined)
    image.addEventListener('load', resolve)
    image.addEventListener('error', resolve)
  })
