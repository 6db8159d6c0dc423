import type { StaticContent } from '@shop/domain/shop/content.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'

/** Returns a loader of the content with its long texts (category headers, customer-service pages). Fetches it once. */
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
