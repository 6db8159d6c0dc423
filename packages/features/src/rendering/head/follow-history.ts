import type { BeforeHydration } from '../press/before-hydration.ts'

const address = () => location.pathname + location.search

/**
 * Loads the page that Back or Forward leads to, until the app can show it. After a reload, one document stands for all pages
 * that were opened in it by links: the browser changes the address and leaves the rest to the page.
 */
export function followHistory(): BeforeHydration['isHere'] {
  const written = address()
  const isHere = () => address() === written
  onpopstate = () => isHere() || location.reload()
  return isHere
}
