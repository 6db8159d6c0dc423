import type { Site } from '../../runtime/config/brand.ts'

/** The data in a page: always the site, and the rest if the server rendered the page. */
export interface PageData {
  site: Site
  rendered?: RenderedData
}

/** The data that hydration needs. */
export interface RenderedData {
  /** The address of the bootstrap data that the page was rendered with. */
  bootstrapFile: string
  /** The page's file under `pages/`, if it has one. */
  page?: string | undefined
  /** The results of the loaders, for the router. */
  hydration: { loaderData: Record<string, unknown>; errors: null }
}

export const PAGE_DATA_ID = 'shop-data'

/** Serialises the data so that no value can end the script element around it. */
export const writePageData = (data: PageData) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Reads the data that the server wrote into the page. */
export function readPageData(document: Document): PageData {
  const element = document.getElementById(PAGE_DATA_ID)
  if (!element?.textContent) throw new Error('The page has no data')
  return JSON.parse(element.textContent) as PageData
}
