import { Container, Stack } from '@shop/ui/layout/layout.tsx'
import { getProductLists } from '../../catalogue/get-product-lists.ts'
import { cutList } from '../../catalogue/cut-list.ts'
import { refusedList } from '../../catalogue/shown-list.ts'
import { ProductListSection } from '../../catalogue/product-list-section.tsx'
import type { Products } from '../../catalogue/product-lists.ts'
import { Head } from '../../runtime/document/head.tsx'
import { paths } from '../../runtime/navigation/paths.ts'
import { redirect, useLoaderData, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { RecommendedBreadcrumb } from '../../shell/breadcrumbs.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { useShownList, type WithList } from '../../catalogue/use-shown-list.ts'
import { loadList } from './list-loader.ts'
import type { Page } from '../page.ts'

/** Loads the recommended products. Redirects in shops that recommend none. */
const recommendedLoader =
  (shop: Shop) =>
  async (args: LoaderFunctionArgs): Promise<WithList | Response> => {
    let products: Products
    try {
      products = await getProductLists(shop).recommended()
    } catch (failure) {
      return { list: refusedList(failure, shop.platform.kind) }
    }
    const whole = { products, total: products.length }
    const { cultureName } = shop.config.configuration
    return products.length === 0
      ? redirect(paths.home)
      : loadList(shop, (choice) => cutList(whole, { ...choice, filters: undefined }, cultureName), args)
  }

/** All recommended products. */
export function RecommendedPage() {
  const t = useTranslate()
  const list = useShownList(useLoaderData<WithList>())
  return (
    <Container>
      <Head title={t('RecommendedPageTitle')} />
      <RecommendedBreadcrumb />
      <Stack gap="wide">
        <h1>{t('RecommendedPageTitle')}</h1>
        <ProductListSection list={list} origin={{ kind: 'recommended' }} />
      </Stack>
    </Container>
  )
}

export const page = { Component: RecommendedPage, loader: recommendedLoader } satisfies Page
