import type { StaticContent } from '@shop/domain/shop/content.ts'
import type { BootstrapData } from './bootstrap-data.ts'

/** Milliseconds after which a page no longer waits for the data it was rendered with. */
const FILE_TIMEOUT = 15_000

/** The file that pages are rendered from and name by its address: their bootstrap data but for the long texts. */
export const bootstrapFileText = ({ content, ...rest }: BootstrapData) =>
  JSON.stringify({ ...rest, content: withoutLongTexts(content) })

/** Fetches the data that a page was rendered with; nothing when it is gone or cannot be reached. */
export async function fetchBootstrapFile(address: string): Promise<BootstrapData | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(FILE_TIMEOUT) })
    return response.ok ? ((await response.json()) as BootstrapData) : undefined
  } catch {
    return undefined
  }
}

/** The content that stands on every page; long texts stay behind and are fetched when a page needs them. */
function withoutLongTexts({ customerService, ...rest }: StaticContent): StaticContent {
  return { ...rest, categories: [], customerService: customerService && { ...customerService, pages: [] } }
}
