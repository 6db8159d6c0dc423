import type { Site } from '../../runtime/config/brand.ts'

/** What the server tells the browser in the page: always the site; the rest when it rendered the page. */
export interface PageData {
  site: Site
  rendered?: RenderedData
}

/** What a page carries for its hydration. */
export interface RenderedData {
  /** Where the bootstrap data lies that the page was rendered with. */
  bootstrapFile: string
  /** The page's file under `pages/`, where it has one. */
  page?: string | undefined
  /** For the router: what the loaders found. */
  hydration: { loaderData: Record<string, unknown>; errors: null }
}

export const PAGE_DATA_ID = 'shop-data'

/** Writes the data so that nothing in it can end the script element it stands in. */
export const writePageData = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Reads what the server left in the page. */
export function readPageData(document: Document): PageData {
  const element = document.getElementById(PAGE_DATA_ID)
  if (!element?.textContent) throw new Error('The page does not say which site it is')
  return JSON.parse(element.textContent) as PageData
}
