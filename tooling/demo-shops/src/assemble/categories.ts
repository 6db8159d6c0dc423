import type { Category, categoryHeaderSchema } from '@shop/domain/catalogue/category.ts'
import type { InferInput } from 'valibot'
import type { CategoryPart, CategoryPlan } from '../categories/category-plan.ts'
import { categoryPlans, type CategoryKey } from '../categories/category-plans.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import { localize, slug } from '../localized-text.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import type { ProductGroup } from '../product-groups.ts'
import type { ShopPlan } from '../shop-plan.ts'

type Header = InferInput<typeof categoryHeaderSchema>

interface Assembled {
  categories: Category[]
  headers: Header[]
  /** Returns the routes of the categories and parts that show a product group, in the shop's order. */
  routesOf: (group: ProductGroup) => string[]
}

const addressOf = ({ address, title }: CategoryPart | CategoryPlan, language: Language) =>
  slug(localize(address ?? title, language), language)

/** Returns the route of a category's page: `/batterier`. */
export const categoryRoute = (key: CategoryKey, language: Language): string =>
  `/${addressOf(categoryPlans[key], language)}`

const groupsOf = ({ parts, groups = [] }: CategoryPlan) => [...groups, ...parts.flatMap((part) => part.groups)]

/** Returns a shop's categories with their headers, without product groups that the shop does not sell. */
export function assembleCategories(plan: ShopPlan): Assembled {
  const { language } = plan
  const sells = (group: ProductGroup) => plan.groups?.includes(group) ?? true
  const routes = new Map<ProductGroup, string[]>()
  const note = (groups: readonly ProductGroup[], route: string) => {
    for (const group of groups) routes.set(group, [...(routes.get(group) ?? []), route])
  }

  const assembled = plan.categories.map(([key, picture]) => {
    const category: CategoryPlan = categoryPlans[key]
    const url = categoryRoute(key, language)
    const image = pictureUrl(picture)
    const groups = groupsOf(category).filter(sells)
    note(groups, url)
    const shownParts = category.parts
      .map((part) => ({ part, partialIds: part.groups.filter(sells), route: `${url}/${addressOf(part, language)}` }))
      .filter(({ partialIds }) => partialIds.length > 0)
      .map(({ part, partialIds, route }) => {
        note(partialIds, route)
        const title = localize(part.title, language)
        return {
          subcategory: { title, url: route, partialIds },
          header: {
            route,
            title,
            subtitle: localize(part.subtitle ?? category.subtitle, language),
            image: pictureUrl(part.picture),
          },
        }
      })
    const title = localize(category.title, language)
    const subtitle = localize(category.subtitle, language)
    const header = { route: url, title, subtitle, additionalLines: [...plan.promises], image }
    const headers: Header[] = [
      { ...header, longDescriptionHTML: localize(category.long, language) },
      ...shownParts.map((part) => part.header),
    ]
    const subcategories = shownParts.map(({ subcategory }) => subcategory)
    return { category: { id: key, title, url, image, subcategories, partialIds: groups }, headers }
  })

  return {
    categories: assembled.map(({ category }) => category),
    headers: assembled.flatMap(({ headers }) => headers),
    routesOf: (group) => routes.get(group) ?? [],
  }
}
