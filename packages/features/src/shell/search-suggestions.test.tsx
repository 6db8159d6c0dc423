import { categoriesSchema } from '@shop/domain/catalogue/category.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { openPage, shopCategories, type StoryShopOptions } from '../testing/open-page.tsx'

/** Opens a shop whose gateway proposes two words. Records what was asked. */
function open({ configuration = { searchSuggestions: true }, ...options }: StoryShopOptions = {}) {
  const asked: string[] = []
  const opened = openPage('/batteries', {
    categories: shopCategories,
    configuration,
    answer: ({ path, query }) => {
      if (path !== '/api/search/suggestions') return path === '/api/products/browse' ? { products: [] } : undefined
      asked.push(query.get('query') ?? '')
      return { words: ['batteries', 'battery tester', ''] }
    },
    ...options,
  })
  return { asked, ...opened }
}
const input = () => document.querySelector<HTMLInputElement>('search input')!
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

const drying = (url: string) => ({ id: url, title: 'Drying', url, subcategories: [] })

describe('suggestions while typing', () => {
  afterEach(cleanup)

  it('[SRCH-12] proposes words and categories from the third letter on, and asks once', async () => {
    const { asked, person } = open()
    await person.type(input(), 'ba')
    expect(options()).toEqual([])
    await person.type(input(), 't')
    await waitFor(() => expect(options()).toContain('battery tester'))
    expect(asked).toEqual(['bat'])
    // A word that is a shown category says nothing new.
    expect(options()).toEqual(['BatteriesCategory', 'battery tester'])
    expect(input().getAttribute('role')).toBe('combobox')
    expect(input().getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText('Suggestions: 2')).toBeTruthy()
  })

  it('[SRCH-12] is used by keyboard: down and up, Enter searches, Escape closes and keeps the words', async () => {
    const { person, router } = open()
    await person.type(input(), 'bat')
    await screen.findByRole('option', { name: 'battery tester' })
    await person.keyboard('{ArrowUp}')
    expect(active()).toBe('battery tester')
    await person.keyboard('{ArrowDown}')
    expect(active()).toBeUndefined()
    await person.keyboard('{Escape}')
    expect([options(), input().value, input().getAttribute('aria-expanded')]).toEqual([[], 'bat', 'false'])
    await person.keyboard('{ArrowDown}')
    expect(options()).toHaveLength(2)
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search-result/battery%20tester'))
    expect(options()).toEqual([])
  })

  it('[SRCH-12] leads to a category by a press, and closes when the field is left', async () => {
    const { person, router } = open()
    await person.type(input(), 'bat')
    await person.click(await screen.findByRole('option', { name: /Category$/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/batteries'))
    await person.clear(input())
    await person.type(input(), 'bat')
    await screen.findByRole('option', { name: 'battery tester' })
    fireEvent.blur(input())
    expect(options()).toEqual([])
  })

  it('[SRCH-12] names the category that each of two with one name is in, and proposes once what nothing tells apart', async () => {
    const categories = v.parse(categoriesSchema, [
      drying('/drying'),
      drying('/drying-2'),
      { id: 'c', title: 'Cleaning', url: '/cleaning', subcategories: [drying('/cleaning/drying')] },
    ])
    const { person, router } = open({ categories })
    await person.type(input(), 'dry')
    await waitFor(() => expect(options().slice(0, 2)).toEqual(['DryingCategory', 'DryingCleaning']))
    await person.click(screen.getByRole('option', { name: /Cleaning$/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cleaning/drying'))
  })

  it('[SRCH-12] searches as typed with Enter alone, and where the gateway does not answer', async () => {
    const { person, router } = open({
      answer: ({ path }) =>
        path === '/api/search/suggestions' ? Response.json({}, { status: 500 }) : { products: [] },
    })
    await person.type(input(), 'battery{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search-result/battery'))
  })

  it('[SRCH-12] stays a plain field in shops that do not offer it', async () => {
    const { asked, person, router } = open({ configuration: {} })
    await person.type(input(), 'battery')
    expect([options(), input().getAttribute('role')]).toEqual([[], null])
    await person.keyboard('{Enter}')
    await waitFor(() => expect(router.state.location.pathname).toBe('/search-result/battery'))
    expect(asked).toEqual([])
  })
})
