import { renderToPipeableStream } from 'react-dom/server'
import { Writable } from 'node:stream'
import { StrictMode, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import { pageDocument, type Assets, type PageDocument } from './document.ts'
import { Providers } from './providers.tsx'
import { routes } from './pages/routes.tsx'
import { slimContent, type Basics } from './runtime/basics.ts'
import type { Brand, Site } from './runtime/brand.ts'
import type { PageHandle } from './runtime/handle.ts'
import { serverOutside } from './runtime/outside.ts'
import { thirdPartyOrigins } from './runtime/third-parties.ts'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from './runtime/router.ts'
import { createShop } from './shop.ts'

export { loadBasics, type Basics } from './runtime/basics.ts'
export { thirdPartyOrigins } from './runtime/third-parties.ts'
export { createAnonymousGateway } from './shop.ts'
export type { Assets } from './document.ts'

export interface RenderRequest {
  /** Path and query, e.g. `/batteries?shown=48`. */
  address: string
  /** As browsers see it. */
  site: Site
  /** Where the server itself reaches the shop's gateway. */
  gatewayUrl: string
  basics: Basics
  fetch: typeof globalThis.fetch
  assets: Assets
  isProduction: boolean
}

export type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | ({ kind: 'page'; status: number; handle: PageHandle; thirdPartyOrigins: string[] } & PageDocument)

/** Renders one address of a site as an anonymous visitor sees it. Throws when the page's data cannot be had. */
export async function renderPage(brand: Brand, request: RenderRequest): Promise<Rendered> {
  const { address, site, gatewayUrl, basics, assets, isProduction } = request
  const shop = createShop(brand, { ...site, gatewayBase: gatewayUrl }, basics, serverOutside(request.fetch))
  const handler = createStaticHandler(routes(shop))
  const found = await handler.query(new Request(new URL(address, 'http://shop.invalid')))
  if (found instanceof Response) {
    return { kind: 'redirect', status: found.status, location: found.headers.get('location') ?? '/' }
  }
  const failure = Object.values(found.errors ?? {})[0]
  if (failure) throw failure

  const handle = Object.assign({}, ...found.matches.map(({ route }) => route.handle)) as PageHandle
  const { html, styles } = await renderTree(
    <Providers shop={shop} isServerRendered>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
    </Providers>,
  )
  const data = {
    site,
    rendered: {
      basics: { ...basics, content: slimContent(basics.content) },
      hydration: { loaderData: found.loaderData, errors: null },
    },
  }
  const document = pageDocument({ brand, data, html, styles, assets, handle, isProduction })
  const provider = handle.loadsProvider ? basics.configuration.paymentProvider : undefined
  return {
    kind: 'page',
    status: found.statusCode,
    handle,
    thirdPartyOrigins: thirdPartyOrigins(provider, site.sandboxOrigin),
    ...document,
  }
}

/** A page without content, for when rendering is switched off or failed: the browser starts from nothing. */
export function renderShell(
  brand: Brand,
  { site, assets, isProduction }: Pick<RenderRequest, 'site' | 'assets' | 'isProduction'>,
) {
  return pageDocument({
    brand,
    data: { site },
    html: '',
    styles: '',
    assets,
    handle: {},
    isProduction,
  })
}

function renderTree(tree: ReactNode) {
  const sheet = new ServerStyleSheet()
  return new Promise<{ html: string; styles: string }>((resolve, reject) => {
    let html = ''
    const collector = new Writable({
      write: (chunk: Buffer, _encoding, next) => {
        html += chunk.toString()
        next()
      },
      final: (done) => {
        const styles = sheet.getStyleTags()
        sheet.seal()
        resolve({ html, styles })
        done()
      },
    })
    const stream = renderToPipeableStream(
      <StrictMode>
        <StyleSheetManager sheet={sheet.instance}>{tree}</StyleSheetManager>
      </StrictMode>,
      { onAllReady: () => stream.pipe(collector), onError: reject, onShellError: reject },
    )
  })
}
