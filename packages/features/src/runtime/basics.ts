import type { Gateway } from '@shop/api-client'
import type { Category } from '@shop/domain/category.ts'
import type { Configuration } from '@shop/domain/configuration.ts'
import type { StaticContent } from '@shop/domain/content.ts'
import type { Messages } from '@shop/domain/messages.ts'

/** What every page of a shop needs before it can be shown: how it behaves, its words, its content, its categories. */
export interface Basics {
  configuration: Configuration
  messages: Messages
  content: StaticContent
  categories: readonly Category[]
}

/** Fetches the basics of a shop (CFG-01 to CFG-04). Throws GatewayFailure. */
export async function loadBasics(gateway: Gateway): Promise<Basics> {
  const [configuration, messages, content, categories] = await Promise.all([
    gateway.content.configuration(),
    gateway.content.translations(),
    gateway.content.staticContent(),
    gateway.catalogue.categories(),
  ])
  return { configuration, messages, content, categories }
}

/** The content that stands on every page; long texts stay behind and are fetched when a page needs them. */
export function slimContent(content: StaticContent): StaticContent {
  const { customerService, ...rest } = content
  return {
    ...rest,
    categories: [],
    customerService: customerService && { ...customerService, pages: [] },
  }
}
