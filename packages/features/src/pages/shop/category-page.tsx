import { categoryAt, categoryHeaderAt } from '@shop/domain/catalogue/category-routes.ts'
import type { CategoryHeader } from '@shop/domain/catalogue/category.ts'
import { BatteryTab } from '@shop/ui/commerce/battery-tab.tsx'
import { ChipLinks } from '@shop/ui/navigation/chip-links.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { RichText } from '@shop/ui/content/rich-text/rich-text.tsx'
import { from } from '@shop/ui/tokens/core.ts'
import { space } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { CategoryHeaderPanel } from '@shop/ui/commerce/lists/category-header-panel.tsx'
import { getProductLists } from '../../catalogue/get-product-lists.ts'
import { useBatteryCategories, useBatterySizeAt } from '../../catalogue/search/battery-sizes.tsx'
import { ProductListSection } from '../../catalogue/product-list-section.tsx'
import { HearingAidRow } from '../../hearing-aid/hearing-aid-row.tsx'
import { Head } from '../../runtime/document/head.tsx'
import { useLoaderData, type LoaderFunctionArgs } from '../../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { CategoryBreadcrumb } from '../../shell/breadcrumbs.tsx'
import type { Shop } from '../../runtime/state/shop-context.ts'
import { useSeenHeader, useShownList, type WithList } from '../../catalogue/use-shown-list.ts'
import { loadList } from './list-loader.ts'
import type { Page } from '../page.ts'

interface CategoryData extends WithList {
  path: string
  title: string
  header: CategoryHeader | undefined
}

/** Loads the products of a category, and the texts around them. */
const categoryLoader =
  (shop: Shop) =>
  async (args: LoaderFunctionArgs): Promise<CategoryData> => {
    const { pathname } = new URL(args.request.url)
    const { path, title } = categoryAt(pathname, shop.config.categoryRoutes) ?? { path: pathname, title: '' }
    const list = loadList(shop, (choice) => getProductLists(shop).category(path, choice), args)
    const header = shop.seenLists.headerOf(path) ?? (await loadHeader(shop, path))
    return { path, title, header, ...(await list) }
  }

/** Loads the editors' texts of a category. The page works without them. */
async function loadHeader(shop: Shop, path: string) {
  const content = await shop.loadFullContent().catch(() => undefined)
  return content && categoryHeaderAt(path, content.categories)
}

/** A category with its header, its products, and the editors' texts. */
export function CategoryPage() {
  const data = useLoaderData<CategoryData>()
  const { path, title, header } = data
  const shown = useShownList(data)
  const size = useBatterySizeAt(path)
  useSeenHeader(path, header)
  return (
    <Container>
      <Head title={header?.title || title} description={header?.subtitle} image={header?.image} />
      <CategoryBreadcrumb path={path} />
      <CategoryStack>
        <CategoryHeaderPanel
          title={header?.title || title}
          mark={size && <BatteryTab size={size} />}
          subtitle={header?.subtitle}
          lines={header?.additionalLines}
          picture={header?.image && <Picture src={header.image} alt="" sizes="320px" />}
        />
        <CategoryParts path={path} />
        <ProductListSection list={shown} origin={{ kind: 'category', path }} />
        {shown?.kind === 'list' && shown.products.some(({ facets }) => facets?.['fits']) && <HearingAidRow />}
        {header?.longDescriptionHTML && (
          <Section>
            <RichText html={header.longDescriptionHTML} />
          </Section>
        )}
      </CategoryStack>
    </Container>
  )
}

/** On a phone the first product stands close below the header. */
const CategoryStack = styled(Stack)`
  ${from.tablet} {
    gap: ${space[7]};
  }
`

/** The subcategories: battery sizes with their colour, others by name. */
function CategoryParts({ path }: { path: string }) {
  const t = useTranslate()
  const { categories, categoryRoutes } = useShopConfig()
  const sizes = useBatteryCategories()
  const here = categoryRoutes.find((route) => route.path === path)
  const whole = here?.parent ?? here
  const parts = categoryRoutes.filter(({ parent }) => parent === whole)
  if (!whole || parts.length === 0 || categories.length === 0) return null
  const chips = [{ title: t('WholeCategory'), path: whole.path }, ...parts].map((part) => {
    const size = sizes.find((category) => category.path === part.path)?.size
    return {
      label: part.title,
      href: part.path,
      current: part.path === path,
      mark: size && <BatteryTab size={size} scale="line" />,
    }
  })
  return <ChipLinks label={t('CategoryParts', { category: whole.title })} chips={chips} />
}

export const page = { Component: CategoryPage, loader: categoryLoader } satisfies Page
