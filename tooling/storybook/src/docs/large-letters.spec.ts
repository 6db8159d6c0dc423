import { expect, test } from '@playwright/test'
import { builtEntries } from '../built-storybook.ts'

const stories = builtEntries().filter(({ id }) => /^parts-.*--(?:states|long-texts)$/.test(id))

test('there are stories', () => expect(stories.length).toBeGreaterThan(200))

for (const { id, title, name } of stories) {
  test(`${title}, ${name}: fits a phone with letters of 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`iframe.html?id=${id}&viewMode=story&globals=text:200;a11y.manual:!true`)
    await page.waitForFunction(isFinished)
    await expect.poll(() => page.evaluate(overflow)).toBe(0)
  })
}

// The functions below run in the page.

function isFinished() {
  interface StoryChannel {
    last: (event: string) => unknown
  }
  const story: Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: StoryChannel } = window
  return story['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyFinished') !== undefined
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
