import { readdirSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { builtStorybook } from './paths.ts'

// npm run measure -- storybook: prints what the built Storybook costs a designer, beside the bars. It passes or fails nothing.
const RUNS = 5
const STORY = 'parts-actions-button--states'
const DOCS = 'parts-actions-button--docs'

interface StoryChannel {
  last: (event: string) => unknown
  emit: (event: string, payload: object) => void
}
type StoryWindow = Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: StoryChannel }

const server = await preview({
  root: path.dirname(builtStorybook),
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'error',
})
const [origin = ''] = server.resolvedUrls?.local ?? []
const browser = await chromium.launch(chromiumOptions)
try {
  const rows = [
    ['First story shown, of a cold browser', await median(firstStory), '3000 ms'],
    ['Switch of brand, a story', await median(() => switchOfBrand(`story/${STORY}`)), '300 ms'],
    ['Switch of brand, a documentation page', await median(() => switchOfBrand(`docs/${DOCS}`)), '300 ms'],
    ['Size without pictures and mails', `${(sizeOf(['pictures', 'mails']) / 1e6).toFixed(1)} MB`, '15 MB'],
    ['Size of everything', `${(sizeOf([]) / 1e6).toFixed(1)} MB`, ''],
  ]
  for (const [name = '', figure = '', bar] of rows)
    console.log(`${name.padEnd(40)}${figure.padEnd(10)}${bar && `bar ${bar}`}`)
  console.log(`Median of ${RUNS} runs, load ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  await server.close()
}

/** Milliseconds from the address to the story in Storybook's window. */
function firstStory() {
  return inNewPage(async (page) => {
    const begin = performance.now()
    await page.goto(`${origin}?path=/story/${STORY}`)
    await shown(page)
    return performance.now() - begin
  })
}

/** Milliseconds from a choice in the toolbar to the first frame in the colours of the brand. */
function switchOfBrand(address: string) {
  return inNewPage(async (page) => {
    await page.goto(`${origin}?path=/${address}`)
    await shown(page)
    await page.waitForLoadState('networkidle')
    return page.evaluate(measureSwitch)
  })
}

// Runs in the page: Playwright's own calls would take part of the time.
async function measureSwitch() {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')
  const { __STORYBOOK_ADDONS_CHANNEL__: channel }: StoryWindow = window
  const accent = () => {
    const root = frame?.contentDocument?.documentElement
    return root ? getComputedStyle(root).getPropertyValue('--color-accent-default') : ''
  }
  const before = accent()
  const begin = performance.now()
  channel?.emit('updateGlobals', { globals: { brand: 'bernafon' } })
  await new Promise<void>((resolve) => {
    const look = () => {
      const now = accent()
      if (now !== '' && now !== before) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
  await new Promise((resolve) => requestAnimationFrame(resolve))
  return performance.now() - begin
}

function shown(page: Page) {
  const story = page.frameLocator('#storybook-preview-iframe')
  return story.getByRole('button', { name: 'Add to basket' }).first().waitFor()
}

async function inNewPage(work: (page: Page) => Promise<number>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  try {
    return await work(page)
  } finally {
    await page.context().close()
  }
}

async function median(measure: () => Promise<number>) {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure())
  return `${Math.round(times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0)} ms`
}

/** The bytes of the built files, without some folders. */
function sizeOf(without: readonly string[]): number {
  return readdirSync(builtStorybook, { recursive: true, encoding: 'utf8' })
    .filter((file) => !without.some((folder) => file.startsWith(`${folder}${path.sep}`)))
    .map((file) => statSync(path.join(builtStorybook, file)))
    .filter((entry) => entry.isFile())
    .reduce((sum, { size }) => sum + size, 0)
}
