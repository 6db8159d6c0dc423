import { categoryHeaderAt, type CategoryPlace } from '@shop/domain/category-routes.ts'
import type { CategoryHeader } from '@shop/domain/category.ts'
import { ChipLinks } from '@shop/ui/navigation/chip-links.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { Picture } from '@shop/ui/elements/picture.tsx'
import { RichText } from '@shop/ui/content/rich-text.tsx'
import { CategoryHeaderPanel } from '@shop/ui/commerce/category-header-panel.tsx'
import { BatterySizes, useBatteryShelves } from '../catalogue/battery-sizes.tsx'
import { ListPlace } from '../catalogue/list-place.tsx'
import { Head } from '../runtime/head.tsx'
import { useLoaderData, type LoaderFunctionArgs } from '../runtime/router.ts'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'
import { useArriving } from '../runtime/use-arriving.ts'
import { CategoryBreadcrumb } from '../shell/breadcrumbs.tsx'
import type { Shop } from '../shop.ts'
import { loadList, type WithList } from './list-loader.ts'

interface CategoryData extends WithList {
  path: string
  title: string
  header: CategoryHeader | undefined
}

/** Fetches what stands on the shelf of a category, and what stands above and below it (CAT-03, CAT-04). */
export const categoryLoader =
  (shop: Shop, { title, path }: CategoryPlace) =>
  async (args: LoaderFunctionArgs): Promise<CategoryData> => {
    const list = loadList(shop, (need) => shop.lists.shelf(path, need), args)
    // The products are worth seeing without the words of the editors.
    const content = await shop.fullContent().catch(() => undefined)
    return { path, title, header: content && categoryHeaderAt(path, content.categories), ...(await list) }
  }

/** A category: its opening, its products, and what the editors know about them (ROUTE-24, CAT-02). */
export function CategoryPage() {
  const { path, title, header, list } = useLoaderData<CategoryData>()
  const shown = useArriving(list, undefined)
  return (
    <Container>
      <Head title={header?.title || title} description={header?.subtitle} image={header?.image} />
      <CategoryBreadcrumb path={path} />
      <Stack data-gap="wide">
        <CategoryHeaderPanel
          title={header?.title || title}
          subtitle={header?.subtitle}
          lines={header?.additionalLines}
          picture={header?.image && <Picture src={header.image} alt="" sizes="320px" priority />}
        />
        <CategoryParts path={path} />
        <ListPlace list={shown} way={{ kind: 'category', path }} />
        {header?.longDescriptionHTML && (
          <Section>
            <RichText html={header.longDescriptionHTML} />
          </Section>
        )}
      </Stack>
    </Container>
  )
}

/** The parts of a shelf: battery sizes by their colour, others by name. */
function CategoryParts({ path }: { path: string }) {
  const t = useTranslate()
  const { categories, places } = useFacts()
  const sizes = useBatteryShelves().filter((shelf) => shelf.path.startsWith(`${path}/`))
  if (sizes.length > 0) return <BatterySizes shelves={sizes} />
  const here = places.find((place) => place.path === path)
  const whole = here?.parent ?? here
  const parts = places.filter(({ parent }) => parent === whole)
  if (!whole || parts.length === 0 || categories.length === 0) return null
  const chips = [
    { label: t('WholeShelf'), href: whole.path },
    ...parts.map((part) => ({ label: part.title, href: part.path })),
  ]
  return (
    <ChipLinks
      label={t('CategoryParts', { category: whole.title })}
      chips={chips.map((chip) => ({ ...chip, current: chip.href === path }))}
    />
  )
}
