import type { StaticContent } from '@shop/domain/shop/content.ts'
import type { BootstrapData } from './bootstrap-data.ts'

/** Milliseconds that a page waits for the data it was rendered with. */
const FILE_TIMEOUT = 15_000

/** Returns the bootstrap file: the data that a page was rendered with, without the long texts. */
export const bootstrapFileText = ({ content, ...rest }: BootstrapData) =>
  JSON.stringify({ ...rest, content: withoutLongTexts(content) })

/** Fetches the data that a page was rendered with. Returns undefined if it is gone or cannot be fetched. */
export async function fetchBootstrapFile(address: string): Promise<BootstrapData | undefined> {
  try {
    // Missing in iOS 15, where the browser's own limit ends the wait.
    const response = await fetch(address, { signal: AbortSignal.timeout?.(FILE_TIMEOUT) })
    return response.ok ? ((await response.json()) as BootstrapData) : undefined
  } catch {
    return undefined
  }
}

/** Returns the content that every page shows. A page that needs long texts fetches them. */
function withoutLongTexts({ customerService, ...rest }: StaticContent): StaticContent {
  return { ...rest, categories: [], customerService: customerService && { ...customerService, pages: [] } }
}
