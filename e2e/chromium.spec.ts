import { expect, test } from '@playwright/test'

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
