import type { StaticContent } from '@shop/domain/shop/content.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'

/** The content with its long texts (category headers, customer-service pages), fetched when first needed and then kept. */
export function createContentLoader(loadGateway: LoadGateway, known: StaticContent | undefined) {
  let full: Promise<StaticContent> | undefined = known && Promise.resolve(known)
  return () => {
    full ??= fetchContent(loadGateway).catch((failure: unknown) => {
      full = undefined
      throw failure
    })
    return full
  }
}

async function fetchContent(loadGateway: LoadGateway) {
  const { content } = await loadGateway()
  return content.staticContent()
}
