import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test as base, type Page } from '@playwright/test'
import { stories } from './compared-stories.ts'
import type { Outcome } from './reporter.ts'
import { openStory, pictureOf, switchBrand } from './render-story.ts'
import { settings } from './settings.ts'

const options = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const

/** A worker keeps one page for each Storybook, so that the browser keeps their files. */
const test = base.extend<object, { pages: { before: Page; after: Page } }>({
  pages: [
    async ({ browser }, use) => {
      // Each in a context of its own: a picture of a page behind another one takes seconds.
      const contexts = [await browser.newContext(options), await browser.newContext(options)] as const
      const [before, after] = contexts
      await use({ before: await before.newPage(), after: await after.newPage() })
      for (const context of contexts) await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Pictures of a pair that differs, and the pause before each, in ms: what loads late has arrived by then. */
const RETAKES = [1000, 3000]

for (const { id, title, name } of stories.both) {
  test(`${title}: ${name}`, async ({ pages }, testInfo) => {
    const before = storyIn(pages.before, settings.before.port, id)
    const after = storyIn(pages.after, settings.after.port, id)

    async function compare(brand: string): Promise<Outcome['kind']> {
      let pair = [await before(brand), await after(brand)] as const
      for (const pause of RETAKES) {
        if (pair[0].equals(pair[1])) return 'same'
        await setTimeout(pause)
        pair = [await pictureOf(pages.before), await pictureOf(pages.after)]
      }
      const picture = `${id}-${brand}.png`
      keep(testInfo.snapshotPath(picture), pair[0])
      return looksLike(pair[1], picture) ? 'same' : 'different'
    }

    for (const brand of settings.brands) {
      const outcome: Outcome = await compare(brand).then(
        (kind) => ({ kind, brand }),
        (error: unknown) => ({ kind: 'failed', brand, reason: String(error) }),
      )
      await testInfo.attach('outcome', { body: JSON.stringify(outcome), contentType: 'application/json' })
    }
  })
}

/** Returns what takes a picture of the story in a brand. It opens the page for the first brand, and after a failure. */
function storyIn(page: Page, port: number, id: string) {
  let isOpen = false
  return async (brand: string) => {
    const wasOpen = isOpen
    isOpen = false
    await (wasOpen ? switchBrand(page, id, brand) : openStory(page, port, id, brand))
    isOpen = true
    return pictureOf(page)
  }
}

function keep(file: string, picture: Buffer) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, picture)
}

/** Compares with Playwright's comparison of pictures, which attaches the pair and their difference when they differ. */
function looksLike(after: Buffer, picture: string) {
  try {
    expect(after).toMatchSnapshot(picture, { threshold: 0 })
    return true
  } catch {
    return false
  }
}
