import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccountOwner, type AccountOwner } from '../testing/account-owner.ts'

let account: AccountOwner
beforeAll(async () => {
  account = await createAccountOwner()
})
afterAll(() => account.gateway.close())

const NEW = `o"neil&co@example.com`

/** The page that asks whether an address is the new one. */
async function question() {
  await account.reset()
  await account.wish(NEW, await account.loggedIn())
  return account.look(await account.linkTo(NEW, 'confirm'))
}

it('a page behind a link of a mail runs nothing, is framed by nobody, and is not found by search engines', async () => {
  const { headers, ...page } = await question().then(async (answer) => ({
    headers: Object.fromEntries(answer.headers),
    html: await answer.text(),
  }))
  const style = /<style>([\s\S]*)<\/style>/.exec(page.html)?.[1] ?? ''
  expect(style).toContain('body{font:')
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers).toMatchObject({
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
})

it('shows what a visitor has typed as text, in the language of the shop, with one button', async () => {
  const html = await (await question()).text()
  expect(html).toContain('o&quot;neil&amp;co@example.com')
  expect(html).not.toContain(NEW)
  expect(html).toMatch(
    /^<!doctype html><html lang="da"><head><meta charset="utf-8"><title>[^<]*<\/title><meta name="viewport" content="width=device-width">/,
  )
  expect(html).toMatch(
    /<\/h1><p>[^<]+<\/p><form method="post"><button>[^<]*<\/button><\/form><\/main><\/body><\/html>$/,
  )
})

it('ends with its text where nothing is left to do', async () => {
  const page = await account.look('/api/v1.0/email-change/confirm/unknown')
  expect(page.status).toBe(404)
  expect(await page.text()).toMatch(/<\/h1><p>[^<]+<\/p><\/main><\/body><\/html>$/)
})
