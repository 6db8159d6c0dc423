import type { Gateway } from '@shop/api-client'
import { isNotFound, toFailure, type Failure } from '@shop/api-client/failure.ts'
import type { Category } from '@shop/domain/catalogue/category.ts'
import { completedFields } from '@shop/domain/shop/completed-fields.ts'
import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { StaticContent } from '@shop/domain/shop/content.ts'
import type { Messages } from '@shop/domain/messages/messages.ts'
import type { Site } from './brand.ts'
import { emptyContent } from './empty-content.ts'

/** The data that every page of a shop needs before it can be rendered. */
export interface BootstrapData {
  configuration: Configuration
  messages: Messages
  content: StaticContent
  categories: readonly Category[]
  /** Why the gateway has refused the categories. Not set for a gateway that has none. */
  menuFailure?: Failure | undefined
}

/** Fetches the bootstrap data of a shop. `fallbackTexts` fills in the texts that the gateway lacks. Throws GatewayFailure. */
export async function loadBootstrapData(
  gateway: Gateway,
  { fallbackTexts, fallbacks, market }: Pick<Site, 'fallbackTexts' | 'fallbacks' | 'market'>,
): Promise<BootstrapData> {
  const [sent, translations, content, menu] = await Promise.all([
    gateway.content.configuration(),
    unlessRefused(gateway.content.translations(), () => ({})),
    unlessRefused(gateway.content.staticContent(), () => emptyContent),
    unlessRefused(
      gateway.catalogue.categories().then((categories) => ({ categories })),
      (refusal) => ({ categories: [], menuFailure: isNotFound(refusal) ? undefined : toFailure(refusal) }),
    ),
  ])
  const configuration = { ...sent, ...completedFields(sent, fallbacks, market) }
  const messages = fallbackTexts ? await filled(translations, configuration.cultureName) : translations
  return { configuration, messages, content, ...menu }
}

/** Replaces a refused part: a shop without a menu or content is better than none. */
async function unlessRefused<Part>(asked: Promise<Part>, otherwise: (refusal: unknown) => Part): Promise<Part> {
  try {
    return await asked
  } catch (error) {
    const { kind } = toFailure(error)
    if (kind === 'unreachable' || kind === 'broken') throw error
    return otherwise(error)
  }
}

// Loaded on demand, because few sites use it.
async function filled(translations: Messages, culture: string) {
  const { withFallbackTexts } = await import('./fallback-texts.ts')
  return withFallbackTexts(translations, culture)
}
