import { Hono } from 'hono'
import { sendResponse } from '../files/send-response.ts'
import { readStaticFile } from '../files/static-file.ts'
import { createSiteListPage, type ListedSite } from './site-list-page.ts'
import { builtStorybook } from '../paths.ts'

/**
 * Storybook needs inline scripts, inline styles and `eval`, so it cannot have the policy of the shops. It cannot load from or
 * send to other hosts. It is served on developers' machines only, on a host that no shop has.
 */
const STORYBOOK_POLICY =
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; base-uri 'self'; frame-ancestors 'self'"

/** Returns the app at a developer machine's bare host: a list of sites, the same as JSON (`/__sites`), and Storybook. */
export function createDevelopmentIndex(sites: readonly ListedSite[]) {
  const list = createSiteListPage(sites)
  return new Hono()
    .get('/', (c) => c.html(list.html, 200, { 'content-security-policy': list.policy, 'cache-control': 'no-cache' }))
    .get('/__sites', (c) => c.json(sites.map(({ name, origin }) => ({ name, origin }))))
    .get('/storybook', (c) => c.redirect('/storybook/', 301))
    .get('/storybook/*', async (c) => {
      const name = c.req.path.slice('/storybook/'.length) || 'index.html'
      const file = await readStaticFile(builtStorybook, name)
      if (!file) return c.text('Not found. Storybook is built with: npm start, or served with: npm run storybook', 404)
      const headers = {
        'content-type': file.type,
        'content-security-policy': STORYBOOK_POLICY,
        'cache-control': 'no-cache',
      }
      return sendResponse(c, { status: 200, headers, ...file })
    })
    .all('*', (c) => c.text('Not found', 404))
}
