import { Container, Stack } from '@shop/ui/layout/layout.tsx'
import { ListPlace } from '../catalogue/list-place.tsx'
import { Head } from '../runtime/head.tsx'
import { paths } from '../runtime/paths.ts'
import { redirect, useLoaderData, type LoaderFunctionArgs } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useArriving } from '../runtime/use-arriving.ts'
import { RecommendedBreadcrumb } from '../shell/breadcrumbs.tsx'
import type { Shop } from '../shop.ts'
import { loadList, type WithList } from './list-loader.ts'

/** Fetches what the shop recommends; a shop that recommends nothing has no such page (ROUTE-03). */
export const recommendedLoader =
  (shop: Shop) =>
  async (args: LoaderFunctionArgs): Promise<WithList | Response> => {
    const products = await shop.lists.recommended()
    return products.length === 0
      ? redirect(paths.home)
      : loadList(shop, () => ({ products, total: products.length }), args)
  }

/** All that the shop recommends (SHELL-21). */
export function RecommendedPage() {
  const t = useTranslate()
  const list = useArriving(useLoaderData<WithList>().list, undefined)
  return (
    <Container>
      <Head title={t('RecommendedPageTitle')} />
      <RecommendedBreadcrumb />
      <Stack data-gap="wide">
        <h1>{t('RecommendedPageTitle')}</h1>
        <ListPlace list={list} way={{ kind: 'recommended' }} />
      </Stack>
    </Container>
  )
}
