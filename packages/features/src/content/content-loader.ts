import type { Gateway } from '@shop/api-client'
import type { StaticContent } from '@shop/domain/content.ts'

/** The content with its long texts (category headers, customer-service pages), fetched when first needed and then kept. */
export function createContentLoader(gateway: Gateway, known: StaticContent | undefined) {
  let full: Promise<StaticContent> | undefined = known && Promise.resolve(known)
  return () => {
    full ??= gateway.content.staticContent().catch((failure: unknown) => {
      full = undefined
      throw failure
    })
    return full
  }
}
