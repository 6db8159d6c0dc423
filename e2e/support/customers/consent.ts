import type { Page } from '@playwright/test'
import { servers } from '../servers/servers.ts'
import { sites } from '../servers/sites.ts'

/** The answer about cookies that a visitor gave before the test. `open` shows the consent banner. */
export type ConsentAnswer = 'open' | 'refused' | 'given'

/** The alternate host of the Swedish shop, which has a tag container of its own. */
export const ALTERNATE_HOST = 'horselbutik-se-alt'

const approved = { refused: ['cookie_cat_necessary'], given: ['cookie_cat_necessary', 'cookie_cat_statistic'] }

/** Returns the vendor's cookies for every site, or none while the answer is open. */
export function storedAnswers(answer: ConsentAnswer) {
  if (answer === 'open') return []
  const value = encodeURIComponent(JSON.stringify({ consents_approved: approved[answer] }))
  return [...Object.values(sites).map(({ name }) => name), ALTERNATE_HOST].map((name) => ({
    name: 'CookieInformationConsent',
    value,
    url: servers.site(name),
  }))
}

/** The consent banner. */
export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

const PRESSES = { none: /^No, only/, statistic: /to statistics$/ }

/** Answers the consent banner. */
export const answerConsent = (page: Page, choice: keyof typeof PRESSES) =>
  consentBanner(page).getByRole('button', { name: PRESSES[choice] }).click()

interface Item {
  item_id: string
  item_name: string
  price?: number
  quantity?: number
  item_category?: string
  item_variant?: string
}
interface TrackedEvent {
  event: string
  search_term?: string
  method?: string
  ecommerce?: {
    items: Item[]
    value?: number
    currency?: string
    item_list_id?: string
    item_list_name?: string
    shipping_tier?: string
  }
}

/** Returns a page's data layer, with commands of consent mode as lists. */
export const dataLayer = (page: Page) =>
  page.evaluate((): unknown[] => {
    const { dataLayer: layer = [] }: Window & { dataLayer?: unknown[] } = window
    return layer.map((entry) => (String(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry))
  })

/**
 * Returns the shop's own events in a page's data layer. Leaves recommendations out: a visitor may leave the home page before
 * they have come.
 */
export async function trackedEvents(page: Page): Promise<TrackedEvent[]> {
  const events = (await dataLayer(page)) as Partial<TrackedEvent>[]
  return events
    .filter((entry): entry is TrackedEvent => entry.event !== undefined && !entry.event.startsWith('gtm.'))
    .filter(({ ecommerce }) => ecommerce?.item_list_id !== 'recommended')
}

/** Returns the names of the tracked events, in order. */
export const trackedNames = async (page: Page) => (await trackedEvents(page)).map(({ event }) => event)

/** Records a page's requests to the hosts of the consent script and the tag manager. */
export function recordVendorRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (['/uc.js', '/gtm.js', '/gtm/collect'].includes(pathname)) asked.push(pathname + search)
  })
  return asked
}
