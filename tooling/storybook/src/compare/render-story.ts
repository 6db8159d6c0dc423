import type { Page } from '@playwright/test'

/** Milliseconds after which a story that is not ready has failed. */
const TIME_LIMIT = 20_000

interface StoryChannel {
  last: (event: string) => unknown[] | undefined
  once: (event: string, listener: () => void) => void
  emit: (event: string, argument: object) => void
}
type StoryWindow = Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: StoryChannel }

/** Opens and plays a story in a brand. Throws for a story that fails. */
export async function openStory(page: Page, port: number, story: string, brand: string) {
  // Without axe: it takes half of the time and changes no pixel.
  const globals = `brand:${brand};a11y.manual:!true`
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
  await page.waitForFunction(isOver, undefined, { timeout: TIME_LIMIT })
  await failIfBroken(page)
}

/** Shows the open story in another brand, and plays it again. A third of the time of opening it. */
export async function switchBrand(page: Page, story: string, brand: string) {
  await within(TIME_LIMIT, page.evaluate(playAgain, { story, brand }))
  await failIfBroken(page)
}

/** Returns a picture of the whole page. */
export async function pictureOf(page: Page): Promise<Buffer> {
  await within(TIME_LIMIT, page.evaluate(settle))
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', timeout: TIME_LIMIT })
}

async function failIfBroken(page: Page) {
  const reason = await page.evaluate(failureOf)
  if (reason !== undefined) throw new Error(reason)
}

/** Rejects when work takes longer than a number of milliseconds. */
async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not ready after ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

// The functions below run in the page of the story, so each stands alone.

function isOver() {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel }: StoryWindow = window
  return ['storyFinished', 'storyMissing', 'storyErrored', 'configError'].some(
    (event) => channel?.last(event) !== undefined,
  )
}

async function playAgain({ story, brand }: { story: string; brand: string }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel }: StoryWindow = window
  const finished = (event: string, argument: object) =>
    new Promise<void>((resolve) => {
      channel?.once('storyFinished', resolve)
      channel?.emit(event, argument)
    })
  await finished('updateGlobals', { globals: { brand } })
  await finished('forceRemount', { storyId: story })
}

/** Returns why the story has failed. */
function failureOf(): string | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel }: StoryWindow = window
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'configError']
  const failure = failures.find((event) => channel?.last(event) !== undefined)
  const [finish] = channel?.last('storyFinished') ?? []
  const hasFailed = typeof finish === 'object' && finish !== null && 'status' in finish && finish.status === 'error'
  if (failure === undefined)
    return hasFailed ? (document.querySelector('#error-message')?.textContent ?? 'It has failed') : undefined
  const [error] = channel?.last(failure) ?? []
  const words = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
  return `${failure}: ${words}`
}

/** Waits for typefaces, pictures and the layout that follows. */
async function settle() {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
