import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails for anything axe finds on the page as it is, and for a page that must be scrolled sideways. The provider's frame is not ours. */
export async function expectAccessible(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  // axe would fetch style sheets of other origins by itself, which is no business of this page.
  const { violations } = await new AxeBuilder({ page })
    .options({ preload: false })
    .withTags(rules)
    .exclude('iframe')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0)
}
