import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, expect, test } from '@playwright/test'
import { chromiumOptions, wholeChromium } from '@shop/build/testing/chromium-options.ts'

// What the shop's code expects of Chromium, whose version stands in the failure of each.
test.beforeEach(async ({ page }) => {
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<input type="email">' }))
  await page.goto('http://shop.example/')
})

test('[API-49] a typed domain is sent in ASCII, and one that a password manager fills in as it is', async ({
  page,
  browser,
}) => {
  const field = page.getByRole('textbox')
  await field.pressSequentially('Kirsten@Høreapparat.DK')
  expect(await field.inputValue(), browser.version()).toBe('Kirsten@xn--hreapparat-0cb.dk')
  await field.evaluate((input: HTMLInputElement) => (input.value = 'kirsten@høreapparat.dk'))
  expect(await field.inputValue(), browser.version()).toBe('kirsten@høreapparat.dk')
})

test('[SES-01] a cookie over 4096 bytes is not stored, and an older one of its name stays', async ({
  page,
  browser,
}) => {
  const kept = (length: number) =>
    page.evaluate((characters) => {
      document.cookie = 'user=older; path=/'
      document.cookie = `user=${'c'.repeat(characters)}; path=/`
      return document.cookie.length
    }, length)
  expect([await kept(4092), await kept(4093)], browser.version()).toEqual([4097, 'user=older'.length])
})

test('[CART-07] a page with an open channel is kept for the way back, unless a message comes for it', async () => {
  const server = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end('<p>Shop'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // By default Playwright disables the cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache']
  const browser = await chromium.launch({ ...chromiumOptions, executablePath: wholeChromium, ignoreDefaultArgs })
  const keptAfter = async (message: boolean) => {
    const context = await browser.newContext()
    const [page, other] = [await context.newPage(), await context.newPage()]
    await page.goto(`${address}/left`)
    await page.evaluate(
      `window.channel = new BroadcastChannel('shop'); channel.onmessage = () => {}; window.isKept = true`,
    )
    await page.goto(`${address}/next`)
    await other.goto(address)
    if (message) await other.evaluate(`new BroadcastChannel('shop').postMessage('changed')`)
    const tools = await context.newCDPSession(page)
    const { currentIndex, entries } = await tools.send('Page.getNavigationHistory')
    await tools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]!.id })
    // Playwright loses track of a page that the cache restores.
    const ask = async (expression: string) =>
      (await tools.send('Runtime.evaluate', { expression, returnByValue: true })).result.value as unknown
    await expect.poll(() => ask('location.pathname')).toBe('/left')
    return await ask('window.isKept === true')
  }
  expect([await keptAfter(false), await keptAfter(true)], browser.version()).toEqual([true, false])
  await browser.close()
  server.close()
})
