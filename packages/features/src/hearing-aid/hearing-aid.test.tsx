import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnServer } from '../testing/open-both-ways-page.tsx'
import { hearingAidMemory } from './hearing-aid-memory.ts'
import { openPage, shopCategories, type StoryShopOptions } from '../testing/open-page.tsx'

const forSize = { ...batteries, facets: { fits: ['312'] } }
const forSystem = { ...domes, facets: { fits: ['miniFit'] } }
const products = [forSize, forSystem, { ...batteries, id: '3', itemNumber: 'CLOTH', name: 'Cloth' }]

const options: StoryShopOptions = {
  categories: shopCategories,
  answer: ({ path, query }) => {
    if (path === '/api/products/browse') return { products }
    if (path !== '/api/products/details') return undefined
    return products.find(({ itemNumber }) => itemNumber === query.get('itemNumber'))
  },
}
const PRODUCT = '/batteries/details/BAT-312-06'
const DOMES = '/batteries/details/DOM'

const title = () => screen.findByText(/hearing aid/, { selector: 'summary span' })
const change = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
/** What each card says beside its name. */
const marks = async () => {
  await screen.findAllByRole('article')
  await screen.findByText(/^(Fits yours|Does not fit)$/, undefined, { timeout: 500 }).catch(() => undefined)
  return screen
    .getAllByRole('article')
    .map((card) => within(card).queryByText(/^(Fits yours|Does not fit)$/)?.textContent)
}

/** The visitor is near every part of a page. */
class Near extends IntersectionObserver {
  constructor(tell: IntersectionObserverCallback) {
    super(tell)
    const rect = { height: 10 }
    const entry = {
      isIntersecting: true,
      intersectionRect: rect,
      boundingClientRect: rect,
    } as IntersectionObserverEntry
    queueMicrotask(() => tell([entry], this))
  }
}

describe('my hearing aid', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', Near))
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('[PROD-34] [OP-113] is said once on a product’s page, answers there and in lists, and is gone with one press', async () => {
    const { shop: visited } = openPage(PRODUCT, options)
    expect((await title()).textContent).toBe('Does it fit my hearing aid?')
    expect(screen.getByText('This product is for: Size 312.')).toBeTruthy()
    change('Battery size', '312')
    press('Remember my hearing aid')
    expect((await title()).textContent).toContain('Fits your hearing aid')
    expect(screen.getByText('Saved. Lists now say what fits.')).toBeTruthy()
    cleanup()

    openPage('/batteries', { shop: visited })
    expect(await marks()).toEqual(['Fits yours', undefined, undefined])
    expect((await title()).textContent).toBe('My hearing aid: Size 312')
    change('Battery size', '13')
    press('Remember my hearing aid')
    expect((await screen.findAllByText('Does not fit')).length).toBe(1)
    press('Forget my hearing aid')
    expect((await title()).textContent).toBe('My hearing aid')
    expect(document.activeElement).toBe((await title()).closest('summary'))
    expect(await marks()).toEqual([undefined, undefined, undefined])
    expect(visited.platform.localStorage.read('device')).toBeUndefined()
  })

  it('[PROD-34] takes the product’s own system by a checkbox, and says what it does not know', async () => {
    const { shop } = openPage(DOMES, options)
    const stored = () => hearingAidMemory.read(shop.platform)?.words
    await title()
    change('What your hearing aid takes', 'Oticon More 1')
    press('Remember my hearing aid')
    expect((await title()).textContent).toContain('We do not know if it fits your hearing aid')
    fireEvent.click(screen.getByLabelText('Mine takes miniFit'))
    press('Remember my hearing aid')
    expect((await title()).textContent).toContain('Fits your hearing aid')
    expect(stored()).toBe('Oticon More 1, miniFit')
    fireEvent.click(screen.getByLabelText('Mine takes miniFit'))
    press('Remember my hearing aid')
    expect(stored()).toBe('Oticon More 1')
  })

  it('[PROD-34] is not asked about products without the attribute, and stands in no HTML of the server', async () => {
    openPage('/batteries/details/CLOTH', options)
    await screen.findByRole('heading', { level: 1, name: 'Cloth' })
    expect(screen.queryByText(/hearing aid/, { selector: 'summary span' })).toBeNull()
    for (const address of [PRODUCT, '/batteries']) {
      const page = await renderOnServer(address, options)
      expect(page.kind === 'page' && /my hearing aid/i.test(page.html)).toBe(false)
    }
  })
})
