import { pageFiles, type PageFile } from './page-files.ts'
import type { Page } from './page.ts'

const loaded: Partial<Record<PageFile, Page>> = {}

/**
 * Loads the code of a page once. `import()` resolves loaded code in a later task too, and a phone would paint the old page
 * before that task.
 */
export async function loadPage(file: PageFile): Promise<Page> {
  return (loaded[file] ??= (await pageFiles[file]()).page)
}
