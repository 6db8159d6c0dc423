interface ServicePages {
  menu: readonly { route: string }[]
  pages: readonly { route: string }[]
}

const rooted = <Page extends { route: string }>(page: Page) => ({ ...page, route: `/customer-service/${page.route}` })

/** Returns customer service pages as the shop reads them: with the full path of each page. */
export function withPaths({ menu, pages }: ServicePages) {
  return { menu: menu.map(rooted), pages: pages.map(rooted) }
}
