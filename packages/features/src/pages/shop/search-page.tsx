import { cleanLine } from '@shop/domain/text/clean-text.ts'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { getProductLists } from '../../catalogue/get-product-lists.ts'
import { ProductListSection } from '../../catalogue/product-list-section.tsx'
import type { MaybePromise, Products } from '../../catalogue/product-lists.ts'
import { RecommendedSlider } from '../../catalogue/rows/recommended-slider.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { LONGEST_SEARCH, paths, searchQueryOf } from '../../runtime/navigation/paths.ts'
import { redirect, useLoaderData, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { SearchBreadcrumb } from '../../shell/breadcrumbs.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { useShownList, type WithList } from '../../catalogue/use-shown-list.ts'
import { loadList } from './list-loader.ts'
import { SearchedBatterySize } from '../../catalogue/search/searched-battery-size.tsx'
import { DidYouMean } from '../../catalogue/search/did-you-mean.tsx'
import { NothingFound } from '../../catalogue/search/nothing-found.tsx'
import { loadRecommended } from './load-recommended.ts'
import type { Page } from '../page.ts'

interface SearchData extends WithList {
  query: string
  recommended: MaybePromise<Products | undefined>
}

/** Loads the results of the query in the path. */
const searchLoader =
  (shop: Shop) =>
  async (args: LoaderFunctionArgs): Promise<SearchData> => {
    const query = cleanLine(searchQueryOf(new URL(args.request.url).pathname) ?? '')
    if (query === '') throw redirect(paths.home)
    const [list, recommended] = await Promise.all([
      loadList(shop, (choice) => getProductLists(shop).search(query.slice(0, LONGEST_SEARCH), choice), args),
      loadRecommended(shop),
    ])
    return { query, ...list, ...recommended }
  }

/** The results of a search. */
export function SearchPage() {
  const t = useTranslate()
  const data = useLoaderData<SearchData>()
  const { query, recommended } = data
  const shown = useShownList(data)
  const suggestions = shown?.kind === 'list' ? shown.suggestions : undefined
  const foundNothing = shown?.kind === 'list' && shown.total === 0 && shown.filters.length === 0
  return (
    <>
      <Head title={t('SearchResultsFor', { query })} />
      <Container>
        <SearchBreadcrumb query={query} />
        <Stack gap="wide">
          <h1>{t('SearchResultsFor', { query })}</h1>
          {!foundNothing && <DidYouMean suggestions={suggestions} />}
          {!foundNothing && <SearchedBatterySize query={query} />}
          <ProductListSection
            list={shown}
            origin={{ kind: 'search', query }}
            empty={<NothingFound query={query} suggestions={suggestions} />}
          />
        </Stack>
      </Container>
      {foundNothing && (
        <Section as="div">
          <RecommendedSlider recommended={recommended} />
        </Section>
      )}
    </>
  )
}

export const page = { Component: SearchPage, loader: searchLoader } satisfies Page
