import { expect, test } from '@playwright/test'
import { builtEntries, watch } from './built-storybook.ts'

const stories = builtEntries().filter(({ title, tags }) => title.startsWith('Pages/') && tags.includes('full'))

test('there are stories', () => expect(stories.length).toBeGreaterThan(20))

for (const { id, title } of stories) {
  test(`${title} has all its pictures below a path`, async ({ page }) => {
    const complaints = watch(page)
    await page.goto(`iframe.html?id=${id}&viewMode=story`)
    await expect(page.locator('#storybook-root > *').first()).toBeVisible()
    await expect.poll(() => page.evaluate(brokenPictures)).toEqual([])
    expect(complaints).toEqual([])
  })
}

/** Loads all pictures and returns those that are broken. Runs in the page. */
async function brokenPictures() {
  const pictures = [...document.images].filter(({ src }) => src !== '')
  await Promise.all(
    pictures.map((picture) => {
      picture.loading = 'eager'
      return picture.decode().catch(() => undefined)
    }),
  )
  return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
}
