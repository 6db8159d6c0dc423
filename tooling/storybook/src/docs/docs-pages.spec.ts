import { expect, test } from '@playwright/test'
import { builtEntries, watch } from '../built-storybook.ts'

const pages = builtEntries().filter(({ type }) => type === 'docs')

test('there are pages', () => expect(pages.length).toBeGreaterThan(100))

for (const { id, title } of pages) {
  test(`${title} has no error and fits a phone`, async ({ page }) => {
    const complaints = watch(page)
    await page.goto(`iframe.html?id=${id}&viewMode=docs`)
    // Some parts have a heading of the first level, too.
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible()
    // A page of framed stories has the brand's look, too.
    if (id !== 'guides-add-a-brand--docs') await expect.poll(() => page.evaluate(accent)).not.toBe('')
    const tokens = page.getByRole('table', { name: 'Tokens of this part' }).or(page.getByText('It sets no tokens.'))
    if (id.startsWith('parts-')) await expect(tokens).toBeVisible()
    for (const frame of await page.locator('#storybook-docs iframe').all()) {
      await frame.scrollIntoViewIfNeeded()
      await expect(frame.contentFrame().locator('#storybook-root > *').first()).toBeAttached()
    }
    // Nothing in a frame has taken the focus, so the page begins at its head for a keyboard, too.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(overflow)).toBe(0)
    // A prop is a card as wide as the page.
    await expect.poll(() => page.evaluate(narrowestCell)).toBeGreaterThan(200)
    expect(complaints).toEqual([])
  })
}

/** The pixels by which the page is wider than the window. Runs in the page. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** The accent colour of the page's brand. Runs in the page. */
const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--color-accent-default')

/** The width of the narrowest cell in the table of props, or a large number without one. Runs in the page. */
const narrowestCell = () =>
  Math.min(1000, ...[...document.querySelectorAll('.docblock-argstable td')].map((cell) => cell.clientWidth))
