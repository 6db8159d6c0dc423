interface ServicePages {
  menu: readonly { route: string }[]
  pages: readonly { route: string }[]
}

const rooted = <Page extends { route: string }>(page: Page) => ({ ...page, route: `/customer-service/${page.route}` })

/** The pages of customer service as they are read: each under the path of its page, however its route was sent. */
export function withPaths({ menu, pages }: ServicePages) {
  return { menu: menu.map(rooted), pages: pages.map(rooted) }
}
