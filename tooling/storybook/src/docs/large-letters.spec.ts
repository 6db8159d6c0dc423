import { expect, test } from '@playwright/test'
import { builtEntries, isFinished } from '../built-storybook.ts'

const stories = builtEntries().filter(({ id }) => /^parts-.*--(?:states|long-texts)$/.test(id))

test('there are stories', () => expect(stories.length).toBeGreaterThan(200))

for (const { id, title, name } of stories) {
  test(`${title}, ${name}: fits a phone with letters of 200 %, and keeps words in their links and buttons, and amounts unbroken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
    await page.waitForFunction(isFinished)
    await expect.poll(() => page.evaluate(overflow)).toBe(0)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => page.evaluate(badlySetWords), `${width} px wide`).toEqual([])
    }
  })
}

// The functions below run in the page.

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Returns the words of links and buttons that leave their box, words with one letter a line, and broken amounts. */
function badlySetWords(): string[] {
  const isHidden = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement))
  const range = document.createRange()
  const rectsOf = (text: Node, start: number, end: number) => {
    range.setStart(text, start)
    range.setEnd(text, end)
    return [...range.getClientRects()]
  }
  const bad: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: text } = walker
    const { parentElement: parent, textContent: words } = text
    if (!parent?.checkVisibility() || !words?.trim() || isHidden(parent)) continue
    const box = parent.closest('a[href], button')
    // A link within a text has a box for each line. An ellipsis says that something is left out.
    const holdsWords = box && getComputedStyle(box).display !== 'inline'
    if (holdsWords && getComputedStyle(parent).textOverflow !== 'ellipsis') {
      const right = Math.max(...rectsOf(text, 0, words.length).map((rect) => rect.right))
      if (right > box.getBoundingClientRect().right + 1) bad.push(words)
    }
    const lines = new Set(rectsOf(text, 0, words.length).map(({ top }) => Math.round(top))).size
    if (lines > 2 && words.trim().length < 2 * lines) bad.push(`${words}, on ${lines} lines`)
    for (const { 0: amount, index } of words.matchAll(/\d+[.,]\d\d(?!\d)/g)) {
      if (rectsOf(text, index, index + amount.length).length > 1) bad.push(amount)
    }
  }
  return bad
}
