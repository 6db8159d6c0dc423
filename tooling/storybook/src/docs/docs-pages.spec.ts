import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'

interface Entry {
  id: string
  title: string
  type: string
}

const index = path.resolve(import.meta.dirname, '../../dist/index.json')
const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'))
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

test('there are pages', () => expect(pages.length).toBeGreaterThan(100))

for (const { id, title } of pages) {
  test(`${title} has no error and fits a phone`, async ({ page }) => {
    const complaints = watch(page)
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`)
    await expect(page.locator('#storybook-docs h1')).toBeVisible()
    for (const frame of await page.locator('#storybook-docs iframe').all()) {
      await frame.scrollIntoViewIfNeeded()
      await expect(frame.contentFrame().locator('#storybook-root > *').first()).toBeAttached()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(overflow)).toBe(0)
    expect(complaints).toEqual([])
  })
}

/** The pixels by which the page is wider than the window. Runs in the page. */
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Collects errors of the console, failed requests and requests to other hosts, in the page and its frames. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => void complaints.push(message))
  page.on('console', (message) => {
    // Storybook's inner page has no icon of its own.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`)
  })
  page.on('request', (request) => {
    const isOwn = /^(?:data|blob):|^http:\/\/127\.0\.0\.1:/.test(request.url())
    if (!isOwn) complaints.push(`A request to the outside: ${request.url()}`)
  })
  return complaints
}
