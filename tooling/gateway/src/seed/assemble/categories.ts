import type { InferInput } from 'valibot'
import type { Category, categoryHeaderSchema } from '@shop/domain/category.ts'
import { pictureUrl } from '../../pictures/gallery.ts'
import type { CategoryPart, CategoryPlan } from '../categories/category-plan.ts'
import { categoryPlans, type CategoryKey } from '../categories/category-plans.ts'
import type { Shelf } from '../shelves.ts'
import type { ShopPlan } from '../shop-plan.ts'
import { say, slug, type Language } from '../words.ts'

type Header = InferInput<typeof categoryHeaderSchema>

interface Assembled {
  categories: Category[]
  headers: Header[]
  /** The addresses of the categories and parts in which a shelf stands, in the shop's order. */
  routesOf: (shelf: Shelf) => string[]
}

const addressOf = ({ address, title }: CategoryPart | CategoryPlan, language: Language) =>
  slug(say(address ?? title, language), language)

/** The address of a category's page: `/batterier`. */
export const categoryRoute = (key: CategoryKey, language: Language): string =>
  `/${addressOf(categoryPlans[key], language)}`

const shelvesOf = ({ parts, shelves = [] }: CategoryPlan) => [...shelves, ...parts.flatMap((part) => part.shelves)]

/** A shop's categories with their headers, without shelves that the shop does not sell. */
export function assembleCategories(plan: ShopPlan): Assembled {
  const { language } = plan
  const sells = (shelf: Shelf) => plan.shelves?.includes(shelf) ?? true
  const routes = new Map<Shelf, string[]>()
  const note = (shelves: readonly Shelf[], route: string) => {
    for (const shelf of shelves) routes.set(shelf, [...(routes.get(shelf) ?? []), route])
  }

  const assembled = plan.categories.map(([key, picture]) => {
    const category: CategoryPlan = categoryPlans[key]
    const url = categoryRoute(key, language)
    const image = pictureUrl(picture)
    const subtitle = say(category.subtitle, language)
    const shelves = shelvesOf(category).filter(sells)
    note(shelves, url)
    const subcategories = category.parts
      .map((part) => ({ part, partialIds: part.shelves.filter(sells), route: `${url}/${addressOf(part, language)}` }))
      .filter(({ partialIds }) => partialIds.length > 0)
      .map(({ part, partialIds, route }) => {
        note(partialIds, route)
        return { title: say(part.title, language), url: route, partialIds }
      })
    const title = say(category.title, language)
    const header = { route: url, title, subtitle, additionalLines: [...plan.promises], image }
    const headers: Header[] = [
      { ...header, longDescriptionHTML: say(category.long, language) },
      ...subcategories.map((sub) => ({ route: sub.url, title: sub.title, subtitle, image })),
    ]
    return { category: { id: key, title, url, image, subcategories, partialIds: shelves }, headers }
  })

  return {
    categories: assembled.map(({ category }) => category),
    headers: assembled.flatMap(({ headers }) => headers),
    routesOf: (shelf) => routes.get(shelf) ?? [],
  }
}
