import type { Page } from '@playwright/test'
import { servers } from '../servers/servers.ts'
import { sites } from '../servers/sites.ts'

/** What a visitor has answered about cookies before the test begins; `open` is asked by the consentBanner. */
export type ConsentAnswer = 'open' | 'refused' | 'given'

/** The further window of the Swedish shop, which has a container of its own. */
export const ALTERNATE_HOST = 'horselbutik-se-alt'

const approved = { refused: ['cookie_cat_necessary'], given: ['cookie_cat_necessary', 'cookie_cat_statistic'] }

/** The vendor's cookie at every site; none while the answer is open. */
export function storedAnswers(answer: ConsentAnswer) {
  if (answer === 'open') return []
  const value = encodeURIComponent(JSON.stringify({ consents_approved: approved[answer] }))
  return [...Object.values(sites).map(({ name }) => name), ALTERNATE_HOST].map((name) => ({
    name: 'CookieInformationConsent',
    value,
    url: servers.site(name),
  }))
}

/** The question about cookies; it is called so in Danish and English. */
export const consentBanner = (page: Page) => page.getByRole('region', { name: 'Cookies' })

const PRESSES = { none: /^(?:No, only|Nej,)/, statistic: /(?:to statistics|til statistik)$/ }

/** Answers the question about cookies. */
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

/** Everything in a page's data layer; commands of consent mode as lists. */
export const dataLayer = (page: Page) =>
  page.evaluate((): unknown[] => {
    const { dataLayer: layer = [] }: Window & { dataLayer?: unknown[] } = window
    return layer.map((entry) => (String(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry))
  })

/** The shop's own events in a page's data layer. */
export async function trackedEvents(page: Page): Promise<TrackedEvent[]> {
  const events = (await dataLayer(page)) as Partial<TrackedEvent>[]
  return events.filter((entry): entry is TrackedEvent => entry.event !== undefined && !entry.event.startsWith('gtm.'))
}

/** Their names, in order. */
export const trackedNames = async (page: Page) => (await trackedEvents(page)).map(({ event }) => event)

/** Remembers what a page asks of the consent script's and the tag manager's hosts. */
export function recordVendorRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (['/uc.js', '/gtm.js', '/gtm/collect'].includes(pathname)) asked.push(pathname + search)
  })
  return asked
}
