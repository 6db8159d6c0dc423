import { GatewayFailure, isNotFound } from '@shop/api-client/failure.ts'
import { productPath } from '@shop/domain/catalogue/product-path.ts'
import type { Product } from '@shop/domain/catalogue/product.ts'
import { Container, Section } from '@shop/ui/layout/layout.tsx'
import { lazy, Suspense } from 'react'
import { ProductView } from '../../product/product-view.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { data, useLoaderData, useLocation, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import { useFlag, useShopConfig } from '../../runtime/config/shop-config.tsx'
import { loadCode } from '../../runtime/platform/load-code.ts'
import { useDeferredData } from '../../rendering/client/use-deferred-data.ts'
import { AfterPaint } from '../../rendering/client/after-paint.tsx'
import { createLatePart } from '../../rendering/client/late-part.tsx'
import { reopenOnce } from '../../runtime/failures/reopen.ts'
import { ProductBreadcrumb } from '../../shell/breadcrumbs.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import type { Page } from '../page.ts'
import { productIdOf } from './product-id.ts'
import { LoadingPage } from '../../shell/page-progress.tsx'

interface ProductData {
  /** A promise in the browser, where the page shows the data it already has. */
  product: Product | Promise<Product> | undefined
}

/** Loads a product by its item number or url key. The server awaits it, and responds with 404 if there is none. */
const productLoader =
  (shop: Shop) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const product = orMenuFailure(shop, shop.productRequests.take(productIdOf(params), request.signal))
    if (shop.platform.kind === 'browser') {
      // The page shows a failure. It is ignored if the visitor has left.
      product.catch(() => undefined)
      return { product } satisfies ProductData
    }
    try {
      return { product: await product } satisfies ProductData
    } catch (failure) {
      if (!isNotFound(failure)) throw failure
      return data({ product: undefined } satisfies ProductData, { status: 404 })
    }
  }

/** Without the menu, an address without a product may be that of a category. */
const orMenuFailure = ({ config: { menuFailure } }: Shop, asked: Promise<Product>) =>
  menuFailure
    ? asked.catch((failure: unknown) => {
        throw isNotFound(failure) ? new GatewayFailure(menuFailure) : failure
      })
    : asked

/** A variation changes only the query, so that the product is not loaded again. */
const isOtherProduct = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname

/** The page of one product. */
export function ProductPage() {
  const { product } = useLoaderData<ProductData>()
  const state = useLocation().state as { product?: Product } | null
  const shown = useDeferredData(product, state?.product)
  if (shown) return <OneProduct key={shown.id} product={shown} />
  if (product) return <LoadingPage />
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  )
}

function OneProduct({ product }: { product: Product }) {
  const { categoryRoutes } = useShopConfig()
  const isEnriched = useFlag('useEnrichedProductData')
  return (
    <>
      <Head
        title={product.metaTitle || product.name}
        description={product.metaDescription}
        keywords={product.metaKeywords}
        image={product.imageUrl}
        canonicalPath={productPath(product, { categoryRoutes, useEnrichedProductData: isEnriched })}
      />
      <Container>
        <ProductBreadcrumb product={product} />
        <Section spacing="below-breadcrumb">
          <ProductView product={product} />
        </Section>
      </Container>
      <AfterPaint>{product.relatedProducts.length > 0 && <LateRelatedProducts product={product} />}</AfterPaint>
    </>
  )
}

const NotFoundPage = lazy(async () => ({
  default: (await loadCode(() => import('../service/not-found-page.tsx'))).NotFoundPage,
}))

const LateRelatedProducts = createLatePart(
  async () => (await import('../../product/related-products.tsx')).RelatedProducts,
  reopenOnce,
)

export const page = { Component: ProductPage, loader: productLoader, shouldRevalidate: isOtherProduct } satisfies Page
