import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { ListPlace } from '../catalogue/list-place.tsx'
import type { MaybeKnown, Products } from '../catalogue/product-lists.ts'
import { RecommendedSlider } from '../catalogue/recommended-slider.tsx'
import { Head } from '../runtime/head.tsx'
import { searchedFor } from '../runtime/paths.ts'
import { useLoaderData, type LoaderFunctionArgs } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useArriving } from '../runtime/use-arriving.ts'
import { SearchBreadcrumb } from '../shell/breadcrumbs.tsx'
import type { Shop } from '../shop.ts'
import { loadList, type WithList } from './list-loader.ts'
import { NothingFound } from './nothing-found.tsx'
import { loadRecommended } from './recommended.ts'

interface SearchData extends WithList {
  query: string
  recommended: MaybeKnown<Products>
}

/** Fetches what fits the words in the address (ROUTE-02). */
export const searchLoader =
  (shop: Shop) =>
  async (args: LoaderFunctionArgs): Promise<SearchData> => {
    const query = searchedFor(new URL(args.request.url).pathname) ?? ''
    const [list, recommended] = await Promise.all([
      loadList(shop, (need) => shop.lists.found(query, need), args),
      loadRecommended(shop),
    ])
    return { query, ...list, ...recommended }
  }

/** What a search found (SRCH-05 to SRCH-10). */
export function SearchPage() {
  const t = useTranslate()
  const { query, list, recommended } = useLoaderData<SearchData>()
  const shown = useArriving(list, undefined)
  const foundNothing = shown?.kind === 'list' && shown.total === 0
  return (
    <>
      <Head title={t('SearchResultsFor', { query })} />
      <Container>
        <SearchBreadcrumb query={query} />
        <Stack data-gap="wide">
          <h1>{t('SearchResultsFor', { query })}</h1>
          <ListPlace list={shown} way={{ kind: 'search', query }} empty={<NothingFound query={query} />} />
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
