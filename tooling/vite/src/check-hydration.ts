import path from 'node:path'
import { chromiumOptions } from '@shop/browser/chromium-options.ts'
import { chromium, type BrowserContext } from 'playwright'
import { createServer } from 'vite'

// node src/check-hydration.ts <brand> <address> …: opens pages rendered by the development build of React. Exits with 1 if
// the browser reports an error or warning. Needs the settings of the sites and a running gateway.
const [brand = '', ...addresses] = process.argv.slice(2)
if (addresses.length === 0) throw new Error('Name the pages to open: node src/check-hydration.ts phonicear / /cart')

/** The time a page has to hydrate, in milliseconds. Long, because browser tests may run on the same machine. */
const HYDRATION_TIMEOUT = 60_000

/** Chromium's warning about a preloaded file that is used late. On a busy machine every file can be late. */
const LATE_USE = 'was preloaded using link preload but not used within a few seconds'

process.env['RENDER'] = 'on'

const root = path.resolve(import.meta.dirname, '../../../apps', brand)
const port = Number(process.env['DEV_PORT'] ?? 5173)
const server = await createServer({ root, server: { host: '127.0.0.1', port }, logLevel: 'error' })
await server.listen()
const browser = await chromium.launch(chromiumOptions)
try {
  // One context keeps the hundreds of files that the development build consists of.
  const context = await browser.newContext()
  const origin = server.resolvedUrls?.local[0] ?? ''
  // The first visit makes Vite pre-bundle its dependencies and reload the page.
  await complaintsAbout(context, new URL('/404', origin))
  for (const address of addresses) {
    const complaints = await complaintsAbout(context, new URL(address, origin))
    console.log(complaints.length === 0 ? `fine   ${address}` : `WRONG  ${address}\n${complaints.join('\n')}`)
    if (complaints.length > 0) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.close()
}

/** Opens a page as a new visitor, waits for hydration, and returns the errors and warnings of the browser. */
async function complaintsAbout(context: BrowserContext, url: URL) {
  await context.clearCookies()
  const page = await context.newPage()
  const complaints = new Set<string>()
  page.on('pageerror', ({ message }) => complaints.add(message))
  page.on('console', (said) => {
    const isMissingPage = said.text().startsWith('Failed to load resource') && said.location().url === url.href
    const isComplaint = ['error', 'warning'].includes(said.type()) && !isMissingPage && !said.text().includes(LATE_USE)
    if (isComplaint) complaints.add(said.text().slice(0, 1_000))
  })
  await page.goto(url.href, { waitUntil: 'networkidle', timeout: HYDRATION_TIMEOUT })
  await page
    .waitForFunction(isHydrated, undefined, { timeout: HYDRATION_TIMEOUT })
    .catch(() => complaints.add('It was never hydrated'))
  await page.evaluate(() => localStorage.clear())
  await page.close()
  return [...complaints]
}

/** Returns whether React has hydrated the page. Runs in the page. */
function isHydrated() {
  return Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'))
}
