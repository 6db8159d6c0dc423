import { chromiumOptions } from '@shop/build/testing/chromium-options.ts'
import { freePort } from '@shop/server/testing/ports.ts'
import { chromium, type Browser } from 'playwright'
import { measureLighthouse } from './lighthouse.ts'
import { measureLongCart } from './long-cart.ts'
import type { Options } from './options.ts'
import {
  measureCart,
  measureHeap,
  measureHtml,
  measureLoad,
  measureNavigation,
  measureReady,
  type Figures,
} from './parts.ts'
import type { ProfileName } from './profiles.ts'
import { measureCheckoutForm, measurePurchase } from './purchase.ts'
import type { Results } from './results.ts'
import type { MeasuredSite } from './site.ts'

/** Turns off the compilers. Otherwise growing machine code would count as kept memory. */
const WITHOUT_COMPILERS = ['--js-flags=--no-sparkplug --no-maglev --no-turbofan']

/** Measures all parts of one site once, in a new browser without data of other sites. */
export async function measureSite(
  profile: ProfileName,
  site: MeasuredSite,
  { parts, pages }: Options,
  results: Results,
) {
  const { browser, port } = await openBrowser()
  const attempt = async (part: string, measure: () => Promise<Figures>) => {
    try {
      results.add(site.name, profile, part, await measure())
    } catch (error) {
      const [reason = ''] = String(error).split('\n')
      results.addIssue(`${site.name}, ${profile}, ${part}: ${reason}`)
    }
  }
  const has = (part: Options['parts'][number]) => parts.includes(part)
  if (has('load')) {
    for (const page of pages) await attempt(`load ${page}`, () => measureLoad(page)(browser, profile, site))
  }
  if (has('html')) {
    for (const page of pages) await attempt(`html ${page}`, () => measureHtml(page)(browser, profile, site))
  }
  if (has('ready')) await attempt('ready', () => measureReady(browser, profile, site))
  if (has('cart')) await attempt('cart', () => measureCart(browser, profile, site))
  if (has('longCart')) await attempt('longCart', () => measureLongCart(browser, profile, site))
  if (has('navigation')) await attempt('navigation', () => measureNavigation(browser, profile, site))
  if (has('purchase')) {
    await attempt('purchase', () => measurePurchase(browser, profile, site))
    await attempt('purchase', () => measureCheckoutForm(browser, profile, site))
  }
  if (has('heap') && profile === 'desktop') {
    const { browser: plain } = await openBrowser(WITHOUT_COMPILERS)
    await attempt('heap', () => measureHeap(plain, profile, site))
    await plain.close()
  }
  if (has('lighthouse')) {
    for (const page of pages) {
      await attempt(`lighthouse ${page}`, async () => {
        const { figures, faults } = await measureLighthouse(port, profile, site, page)
        for (const fault of faults) results.addIssue(`${site.name}, ${profile}, lighthouse ${page}: ${fault}`)
        return figures
      })
    }
  }
  await browser.close()
}

/** A new browser, and the port of its developer tools. */
async function openBrowser(flags: readonly string[] = []): Promise<{ browser: Browser; port: number }> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--enable-precise-memory-info', `--remote-debugging-port=${port}`, ...flags],
  })
  return { browser, port }
}
