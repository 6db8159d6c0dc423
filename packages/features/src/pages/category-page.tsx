import type { CategoryPlace } from '@shop/domain/category-routes.ts'
import type { Product } from '@shop/domain/product.ts'
import { Container, Section } from '@shop/ui/layout.tsx'
import { ProductGrid } from '@shop/ui/product-grid.tsx'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { Head } from '../runtime/head.tsx'
import { useLoaderData, type LoaderFunctionArgs } from '../runtime/router.ts'
import type { Shop } from '../shop.ts'

interface CategoryData {
  title: string
  route: string
  products: Product[]
}

/** Fetches what stands on the shelf of a category (CAT-04). */
export const categoryLoader =
  (shop: Shop, { title, path }: CategoryPlace) =>
  async ({ request }: LoaderFunctionArgs): Promise<CategoryData> => ({
    title,
    route: path,
    products: await shop.gateway.catalogue.browse(path, request.signal),
  })

/** The products of a category (ROUTE-24). */
export function CategoryPage() {
  const { title, route, products } = useLoaderData<CategoryData>()
  return (
    <Container>
      <Head title={title} />
      <Section>
        <h1>{title}</h1>
        <ProductGrid>
          {products.map((product) => (
            <ProductTile key={product.id} product={product} categoryPath={route} />
          ))}
        </ProductGrid>
      </Section>
    </Container>
  )
}
