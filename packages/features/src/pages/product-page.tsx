import { mayBeBought } from '@shop/domain/buying.ts'
import type { Product } from '@shop/domain/product.ts'
import { Columns, Container, Section, Stack } from '@shop/ui/layout.tsx'
import { Picture } from '@shop/ui/picture.tsx'
import { Loader } from '@shop/ui/spinner.tsx'
import { Lead, Small } from '@shop/ui/text.tsx'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { isMissing } from '../runtime/failures.ts'
import { Head } from '../runtime/head.tsx'
import { data, useLoaderData, useLocation, type LoaderFunctionArgs } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'
import { useArriving } from '../runtime/use-arriving.ts'
import type { Shop } from '../shop.ts'
import { NotFoundPage } from './not-found-page.tsx'

interface ProductData {
  /** In the browser a promise: what the visitor already saw of the product is on screen meanwhile (PROD-08). */
  product: Product | Promise<Product> | undefined
}

/** Fetches a product by the number or the key in its address (PROD-07). The server waits, and says 404 for none (OP-5). */
export const productLoader =
  ({ gateway, outside }: Shop) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const { itemNumber, productUrlKey = '' } = params
    const product = gateway.catalogue.details(itemNumber ? { itemNumber } : { urlKey: productUrlKey }, request.signal)
    if (outside.place === 'browser') return { product } satisfies ProductData
    try {
      return { product: await product } satisfies ProductData
    } catch (failure) {
      if (!isMissing(failure)) throw failure
      return data({ product: undefined } satisfies ProductData, { status: 404 })
    }
  }

/** One product, with all that is needed to choose and buy it. */
export function ProductPage() {
  const { product } = useLoaderData<ProductData>()
  const state = useLocation().state as { product?: Product } | null
  const shown = useArriving(product, state?.product)
  if (shown) return <ProductView key={shown.id} product={shown} />
  return product ? <LoadingProduct /> : <NotFoundPage />
}

function LoadingProduct() {
  return <Loader label={useTranslate()('Loading')} />
}

function ProductView({ product }: { product: Product }) {
  const t = useTranslate()
  return (
    <Container>
      <Head
        title={product.metaTitle || product.name}
        description={product.metaDescription}
        keywords={product.metaKeywords}
      />
      <Section>
        <Columns>
          <Picture src={product.imageUrl} alt={product.name} priority />
          <Stack>
            <h1>{product.name}</h1>
            <Small>{product.itemNumber}</Small>
            {product.subtitle && <Lead>{product.subtitle}</Lead>}
            <p>{product.priceResponse?.priceStr}</p>
            <AddToCart
              productId={product.id}
              name={product.name}
              notYet={mayBeBought(product) ? undefined : t('ProductNotAvailable')}
            />
          </Stack>
        </Columns>
      </Section>
    </Container>
  )
}
