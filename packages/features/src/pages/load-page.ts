import { pageFiles, type PageFile } from './page-files.ts'
import type { Page } from './page.ts'

const loaded: Partial<Record<PageFile, Page>> = {}

/**
 * Loads the code of a page, once. Of code that is there, `import()` tells in a task of its own, which after a click has to
 * wait: a phone would first paint the page that is left, once or more.
 */
export async function loadPage(file: PageFile): Promise<Page> {
  return (loaded[file] ??= (await pageFiles[file]()).page)
}
