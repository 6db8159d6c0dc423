import path from 'node:path'
import { chromiumOptions } from '../testing/chromium-options.ts'
import { chromium, type Page } from 'playwright'
import { createServer } from 'vite'
import { siteOf } from './dev-site.ts'
import { buildForDevelopment, serveBuild } from './development-build.ts'
import { apps } from '../paths.ts'

// node src/check-hydration.ts <brand> <address> …: opens pages rendered by the development build of React. Exits with 1 if
// the browser reports an error or warning. Needs the settings of the sites and a running gateway.
// The first page comes from the development server, which sends a thousand modules for each. The others come from a build.
const [brand = '', firstAddress, ...addresses] = process.argv.slice(2)
if (firstAddress === undefined) throw new Error('Name the pages to open: node src/check-hydration.ts phonicear / /cart')

/** The time a page has to hydrate, in milliseconds. Long, because browser tests may run on the same machine. */
const HYDRATION_TIMEOUT = 60_000

/** Chromium's warning about a preloaded file that is used late. On a busy machine every file can be late. */
const LATE_USE = 'was preloaded using link preload but not used within a few seconds'

process.env['RENDER'] = 'on'
process.env['NODE_ENV'] = 'development'

const root = path.join(apps, brand)
const port = Number(process.env['DEV_PORT'] ?? 5173)
const browser = await chromium.launch(chromiumOptions)
try {
  // React compares HTML in ways that the site's policy forbids.
  const page = await browser.newPage({ bypassCSP: true })
  const site = await checkDevServer(page, firstAddress)
  const server = await serveBuild(await buildForDevelopment(root), brand, port)
  try {
    for (const address of addresses) await check(page, `http://${site}.localhost:${port}${address}`)
  } finally {
    await server.close()
  }
} finally {
  await browser.close()
}

/** Checks a page of the development server, and returns the name of its site. */
async function checkDevServer(page: Page, address: string) {
  const server = await createServer({ root, server: { host: '127.0.0.1', port, strictPort: true }, logLevel: 'error' })
  try {
    await server.listen()
    await check(page, `http://127.0.0.1:${port}${address}`)
    return (await siteOf(server)).name
  } finally {
    await server.close()
  }
}

/** Checks a page, and prints what the browser complains about. */
async function check(page: Page, url: string) {
  const complaints = await complaintsAbout(page, url)
  console.log(complaints.length === 0 ? `fine   ${url}` : `WRONG  ${url}\n${complaints.join('\n')}`)
  if (complaints.length > 0) process.exitCode = 1
}

/** Opens a page as a new visitor, waits for hydration, and returns the errors and warnings of the browser. */
async function complaintsAbout(page: Page, url: string) {
  const complaints = new Set<string>()
  page.removeAllListeners('pageerror').removeAllListeners('console')
  page.on('pageerror', ({ message }) => complaints.add(message))
  page.on('console', (said) => {
    const isMissingPage = said.text().startsWith('Failed to load resource') && said.location().url === url
    const isComplaint = ['error', 'warning'].includes(said.type()) && !isMissingPage && !said.text().includes(LATE_USE)
    if (isComplaint) complaints.add(said.text().slice(0, 1_000))
  })
  await openRendered(page, url)
  await page
    .waitForFunction(isHydrated, undefined, { timeout: HYDRATION_TIMEOUT })
    .catch(() => complaints.add('It was never hydrated'))
  await page.context().clearCookies()
  await page.evaluate(forget)
  return [...complaints]
}

/** Opens a page. A busy server may leave it to the browser, which then has nothing to compare, so it is asked again. */
async function openRendered(page: Page, url: string) {
  const end = performance.now() + HYDRATION_TIMEOUT
  for (;;) {
    const response = await page.goto(url, { waitUntil: 'networkidle', timeout: HYDRATION_TIMEOUT })
    const status = response?.status() ?? 0
    if (status < 500) return
    if (performance.now() > end) throw new Error(`${url} answers ${status}`)
  }
}

/** Returns whether React has hydrated the page. Runs in the page. */
function isHydrated() {
  return Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react'))
}

/** Forgets the visitor. Runs in the page. */
function forget() {
  localStorage.clear()
  sessionStorage.clear()
}
