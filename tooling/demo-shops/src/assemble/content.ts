import type { categoryHeaderSchema } from '@shop/domain/catalogue/category.ts'
import type { customerServiceSchema, staticContentSchema } from '@shop/domain/shop/content.ts'
import type { InferInput } from 'valibot'
import type { Language } from '@shop/domain/messages/languages.ts'
import { danishPages } from '../pages/danish.ts'
import { englishPages } from '../pages/english.ts'
import { footer, serviceRoute } from '../pages/footer.ts'
import { pageFacts, type PageFacts, type ServicePage } from '../pages/page-facts.ts'
import { swedishPages } from '../pages/swedish.ts'
import { pictureUrl } from '../pictures/pictures.ts'
import type { ShopPlan } from '../shop-plan.ts'

const pagesIn: Readonly<Record<Language, (facts: PageFacts) => ServicePage[]>> = {
  en: englishPages,
  da: danishPages,
  sv: swedishPages,
}

/** Returns a shop's customer-service pages. */
export const servicePages = (plan: ShopPlan): ServicePage[] => pagesIn[plan.language](pageFacts(plan))

/** Returns the menu and pages of customer service. */
export function assembleCustomerService(plan: ShopPlan): InferInput<typeof customerServiceSchema> {
  const pages = servicePages(plan)
  return {
    menu: pages.map(({ address, title }) => ({ route: serviceRoute(address), title })),
    pages: pages.map(({ address, html }) => ({ route: serviceRoute(address), contentHtml: html })),
  }
}

function seo(plan: ShopPlan, pages: readonly ServicePage[]) {
  const { title, description, keywords } = plan.seo
  const imageUrl = pictureUrl(`hero-${plan.artwork ?? plan.brand}`)
  const whole = { title: `${title} – ${plan.displayName}`, description, keywords, imageUrl }
  return {
    pages: [
      { route: '/', ...whole },
      ...pages.map((page) => ({
        route: serviceRoute(page.address),
        title: `${page.title.replaceAll('\u00AD', '')} – ${plan.displayName}`,
        description,
        keywords,
        imageUrl,
      })),
    ],
    defaults: { route: '', ...whole },
    faviconIcon: pictureUrl(`favicon-${plan.artwork ?? plan.brand}`),
  }
}

/** Returns a shop's static content. */
export function assembleContent(
  plan: ShopPlan,
  categories: InferInput<typeof categoryHeaderSchema>[],
): InferInput<typeof staticContentSchema> {
  const pages = servicePages(plan)
  const { home } = plan
  return {
    ...(plan.notification && { notificationBar: plan.notification }),
    sellingPointsBar: {
      points: [...plan.sellingPoints],
      phone: plan.contact.phone,
      openingHours: plan.contact.openingHours,
    },
    categories,
    introBanner: home.introBanner,
    introBannerList: home.introBannerList ?? [],
    imageTextSpots: home.spots.map(({ title, text, picture, link }) => ({
      title,
      text,
      link,
      image: pictureUrl(picture),
    })),
    materials: [...(home.materials ?? [])],
    partners: [...(home.partners ?? [])],
    footer: footer(plan, pages),
    seo: seo(plan, pages),
    customerService: { menu: pages.map(({ address, title }) => ({ route: serviceRoute(address), title })), pages: [] },
  }
}
