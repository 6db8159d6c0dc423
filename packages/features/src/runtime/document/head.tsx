import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import type { SeoPage, StaticContent } from '@shop/domain/shop/content.ts'
import { comparablePath } from '@shop/domain/text/paths.ts'
import { withoutSoftHyphens } from '@shop/domain/text/soft-hyphens.ts'
import { useShopConfig } from '../config/shop-config.tsx'
import { useLocation } from '../navigation/router.ts'

interface HeadProps {
  title: string
  description?: string | undefined
  keywords?: string | undefined
  image?: string | undefined
  /** The canonical path, if it differs from the current one. */
  canonicalPath?: string | undefined
  /** For pages that search engines must not index. */
  noindex?: boolean
}

/**
 * The page's title and metadata. React moves them to the document's head. The editors' metadata for the path come first, then
 * the page's own, then the defaults of the shop.
 */
export function Head({ title, noindex = false, canonicalPath, ...own }: HeadProps) {
  const { brand, site, configuration, content } = useShopConfig()
  const { pathname } = useLocation()
  const written = writtenFor(pathname, content)
  const usual = content.seo?.defaults
  const metadataOf = (part: 'description' | 'keywords') =>
    withoutSoftHyphens(written?.[part] || own[part] || usual?.[part] || '')
  const image = written?.imageUrl || own.image || usual?.imageUrl
  const description = metadataOf('description')
  const keywords = metadataOf('keywords')
  const name = configuration.displayName || brand.name
  return (
    <>
      <title>{withoutSoftHyphens(written?.title || fullTitle(title || usual?.title, name))}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {image && <meta property="og:image" content={gatewayUrl(image, site.gatewayBase || site.origin)} />}
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={`${site.origin}${canonicalPath ?? pathname}`} />}
    </>
  )
}

const writtenFor = (pathname: string, { seo }: StaticContent): SeoPage | undefined =>
  seo?.pages.find(({ route }) => route !== '' && comparablePath(route) === comparablePath(pathname))

/** Appends the shop's name to a title that does not end with it. */
const fullTitle = (title: string | undefined, shop: string) =>
  !title || title.endsWith(shop) ? title || shop : `${title} – ${shop}`
