import { loadCode } from '../runtime/platform/load-code.ts'
import { pageFiles, type PageFile } from './page-files.ts'
import type { Page } from './page.ts'

/** Loads the code of a page. */
export const loadPage = async (file: PageFile): Promise<Page> => (await loadCode(pageFiles[file])).page
