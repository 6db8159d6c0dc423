import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { readShop } from '../shops/shop.ts'
import { testShop, useAccountOwner } from '../../testing/test.ts'
import { sendLinkPage, type LinkPage } from './link-page.ts'

const account = useAccountOwner()

const NEW = `o"neil&co@example.com`

/** The page that asks whether an address is the new one. */
async function question() {
  await account.reset()
  await account.wish(NEW, await account.loggedIn())
  return account.look(await account.linkTo(NEW, 'confirm'))
}

/** Sends a page of the test shop under other names. */
async function sent(page: LinkPage, { displayName = 'Høre & Se', senderName = 'Mails' } = {}) {
  const settings = { ...testShop.settings, senderName }
  const configuration = { ...(testShop.configuration as object), displayName }
  const shop = readShop({ id: 'test_dk', version: '1', settings, changes: {} }, configuration)
  const app = new Hono<ShopEnvironment>().get('/', (c) => {
    c.set('shop', shop)
    return sendLinkPage(c, account.db, page)
  })
  return (await app.request('/')).text()
}

describe('the page of a link', () => {
  it('a page behind a link of a mail runs no script, stands in no frame and in no search engine', async () => {
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

  it('leads back to the shop where nothing is left to do', async () => {
    const page = await account.look('/api/v1.0/email-change/confirm/unknown')
    expect(page.status).toBe(404)
    expect(await page.text()).toMatch(/<\/h1><p>[^<]+<\/p><p><a href="\/">[^<]+<\/a><\/p><\/main><\/body><\/html>$/)
  })

  it('names the shop as its site does, or else as the sender of its mails', async () => {
    const page: LinkPage = { title: 'EmailChangedMailSubject', text: 'EmailChangeLinkOver' }
    const named = await sent(page)
    expect(named).toContain('<img src="/api/pictures/word-mark/360.png" alt="Høre &amp; Se" width="160" height="44">')
    expect(named).toContain('<h1>Another e-mail at Høre &amp; Se</h1>')
    const unnamed = await sent(page, { displayName: '' })
    expect(unnamed).toContain('alt="Mails"')
    expect(unnamed).toContain('<h1>Another e-mail at Mails</h1>')
  })

  it('leaves out a text that the shop does not have', async () => {
    const html = await sent({ title: 'EmailChangeTitle', text: 'EmailChangeLinkOver' })
    expect(html).toContain('<title></title>')
    expect(html).toContain('<h1></h1><p>The link has ended</p><p><a href="/">Høre &amp; Se</a></p></main>')
  })

  it('leads to a page of the site, and escapes every sign that has a meaning in HTML', async () => {
    const next = { label: 'WriteToUs', path: '/write?a="1"&b=<2>' } as const
    const html = await sent({ title: 'Total', text: 'EmailConfirmText', values: { email: '<b>"&"</b>' }, next })
    expect(html).toContain(
      '<h1>I alt</h1><p>Shall it be &lt;b&gt;&quot;&amp;&quot;&lt;/b&gt;?</p>' +
        '<p><a href="/write?a=&quot;1&quot;&amp;b=&lt;2&gt;">Write to us</a></p></main>',
    )
  })
})
