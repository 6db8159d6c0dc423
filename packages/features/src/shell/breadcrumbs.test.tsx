import { categories } from '@shop/api-client/fixtures/catalogue.ts'
import { categoriesSchema } from '@shop/domain/category.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, expect, it } from 'vitest'
import type { ListOrigin } from '../catalogue/list-origin.ts'
import { Link } from '../runtime/navigation/router.ts'
import { StoryShop } from '../story-shop.tsx'
import { userEvent } from '@testing-library/user-event'
import { CategoryBreadcrumb, ProductBreadcrumb, RecommendedBreadcrumb, SearchBreadcrumb } from './breadcrumbs.tsx'

afterEach(cleanup)

const shelves = v.parse(categoriesSchema, categories.answer)
const product = { name: 'Zinc-air batteries', partialId: 'batteries-312' }

function open(parts: ReactNode, { address = '/batteries/size-312', breadcrumbType = 'global' } = {}) {
  render(
    <StoryShop categories={shelves} flags={{ breadcrumbType }} address={address} path={address}>
      {parts}
    </StoryShop>,
  )
}
const crumbs = () => screen.getAllByRole('listitem').map((crumb) => crumb.textContent)

it('[SHELL-20] leads from the start page down the chain of categories', () => {
  open(<CategoryBreadcrumb path="/batteries/size-312" />)
  expect(crumbs()).toEqual(['Home', 'Batteries', 'Size 312'])
  expect(screen.queryByRole('link', { name: 'Size 312' })).toBeNull()
})

it('[SHELL-21] names the results of a search, and what is recommended', () => {
  open(<SearchBreadcrumb query="dome" />)
  expect(crumbs()).toEqual(['Home', 'Search results'])
  cleanup()
  open(<RecommendedBreadcrumb />)
  expect(crumbs()).toEqual(['Home', 'Recommended products'])
})

it('[SHELL-22] ends with the product, after the category it stands in', () => {
  open(<ProductBreadcrumb product={product} />, { address: '/zinc-air-batteries' })
  expect(crumbs()).toEqual(['Home', 'Batteries', 'Size 312', 'Zinc-air batteries'])
})

it('[SHELL-22] keeps the way the visitor came', async () => {
  const origin: ListOrigin = { kind: 'search', query: 'brown tab' }
  open(
    <>
      <Link to="/zinc-air" state={{ origin }}>
        Go on
      </Link>
      <ProductBreadcrumb product={product} />
    </>,
    { address: '/zinc-air' },
  )
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  await waitFor(() => expect(crumbs()).toEqual(['Home', 'Search results', 'Zinc-air batteries']))
  expect(screen.getByRole('link', { name: 'Search results' }).getAttribute('href')).toBe('/search-result/brown%20tab')
})

it('[SHELL-23] in the British kind begins with a link back to the nearest parent, and without the start page', () => {
  open(<CategoryBreadcrumb path="/batteries/size-312" />, { breadcrumbType: 'uk' })
  expect(screen.getByRole('link', { name: 'Back to Batteries' }).getAttribute('href')).toBe('/batteries')
  expect(screen.queryByText('Home')).toBeNull()
  cleanup()
  open(<CategoryBreadcrumb path="/batteries" />, { breadcrumbType: 'uk' })
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
})
