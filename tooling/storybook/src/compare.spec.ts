import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { builtEntries, isFinished } from './built-storybook.ts'
import { apps } from './paths.ts'

const brands = readdirSync(apps)
const stories = builtEntries(process.env['STORYBOOK_FOLDER']).filter(
  ({ type, title }) => type === 'story' && !title.startsWith('Checks/'),
)

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ page }, testInfo) => {
    for (const brand of brands) {
      const picture = `${id}-${brand}.png`
      const isKnown = existsSync(testInfo.snapshotPath(picture, { kind: 'screenshot' }))
      test.skip(testInfo.config.updateSnapshots === 'none' && !isKnown, 'A new story, or one that failed before')
      await page.goto(`iframe.html?id=${id}&viewMode=story&globals=brand:${brand};a11y.manual:!true`)
      await page.waitForFunction(isFinished)
      await expect.soft(page).toHaveScreenshot(picture, { fullPage: true })
    }
  })
}
