import type { Theme } from '@shop/ui/tokens/theme.ts'
import { cleanup, waitFor } from '@testing-library/react'
import { openPage } from './open-page.tsx'
import { renderTree } from '../rendering/server/render-tree.tsx'
import { createRenderer } from '../render.tsx'
import { storyBootstrapData, storyBrand, storySite, type StoryShopOptions } from './story-shop.tsx'
import { fakeFetch } from './fake-gateway.ts'

// React warns if one process renders for server and browser. Here it does one after the other.
const reportError = console.error
console.error = (...words) => {
  if (!String(words[0]).startsWith('Detected multiple renderers')) reportError(...words)
}

const face = {
  family: 'A',
  weight: 400,
  metrics: { ascent: 1, descent: 0.2, width: 0.45 },
  generic: 'sans-serif',
}
const theme = {
  ...storyBrand.theme,
  font: { display: face, text: face, price: 'text' },
  density: {},
  icon: {},
} as unknown as Theme
const brand = { ...storyBrand, theme, fonts: { display: '/display.woff2', text: '/text.woff2' } }
const assets = { entry: '/assets/main.js', imports: [], pages: {} }

/** Renders an address as the site server does. */
export async function renderOnServer(address: string, options: StoryShopOptions = {}) {
  const site = { ...storySite, sandboxOrigin: 'http://localhost:8080' }
  const renderer = createRenderer(brand, { site, gatewayUrl: 'http://gateway.test', assets, isProduction: false })
  const page = await renderer.page({
    address,
    bootstrapData: storyBootstrapData(options),
    bootstrapFile: '/assets/bootstrap/1a2b.json',
    fetch: fakeFetch(async (call) => (await options.answer?.(call)) ?? {}),
    signal: new AbortController().signal,
    nonce: 'fresh',
  })
  // React keeps the last tree's contexts until the next server render.
  await renderTree(null)
  return page
}

/** Shows the server's HTML in the document, without scripts. */
async function showWritten(address: string, options: StoryShopOptions) {
  const page = await renderOnServer(address, options)
  if (page.kind !== 'page') throw new Error(`${address} is no page, but a ${page.status}`)
  const withoutFetches = page.html.replaceAll(/<link\b[^>]*>|<script\b[^>]*\bsrc=[^>]*><\/script>/g, '')
  const written = new DOMParser().parseFromString(withoutFetches, 'text/html')
  document.head.innerHTML = written.head.innerHTML
  document.body.innerHTML = written.body.innerHTML
}

/**
 * Checks a public page twice: as the server renders it, without scripts, and as the browser does. `see` throws until
 * the page is as expected.
 */
export async function expectBothWays(address: string, options: StoryShopOptions, see: () => void) {
  await showWritten(address, options)
  see()
  clearDocument()
  openPage(address, options)
  await waitFor(see)
  clearDocument()
}

function clearDocument() {
  cleanup()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
}
