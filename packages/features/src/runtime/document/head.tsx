import { gatewayUrl } from '@shop/domain/text/gateway-url.ts'
import type { SeoPage, StaticContent } from '@shop/domain/shop/content.ts'
import { normalPath } from '@shop/domain/text/paths.ts'
import { useShopConfig } from '../config/shop-config.tsx'
import { useLocation } from '../navigation/router.ts'

interface HeadProps {
  title: string
  description?: string | undefined
  keywords?: string | undefined
  image?: string | undefined
  /** The address search engines should remember, when it is not the one at hand. */
  canonicalPath?: string | undefined
  /** For pages that search engines must not keep. */
  noindex?: boolean
}

/**
 * The page's title and metadata; React places them in the document's head. What the editors wrote for the page's address
 * counts most, then what the page says of itself, then what holds for the whole shop (SEO-01).
 */
export function Head({ title, noindex = false, canonicalPath, ...own }: HeadProps) {
  const { brand, site, configuration, content } = useShopConfig()
  const { pathname } = useLocation()
  const written = writtenFor(pathname, content)
  const usual = content.seo?.defaults
  const say = (part: 'description' | 'keywords') => written?.[part] || own[part] || usual?.[part]
  const image = written?.imageUrl || own.image || usual?.imageUrl
  const description = say('description')
  const keywords = say('keywords')
  const name = configuration.displayName || brand.name
  return (
    <>
      <title>{written?.title || fullTitle(title || usual?.title, name)}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {image && <meta property="og:image" content={gatewayUrl(image, site.gatewayBase || site.origin)} />}
      {noindex && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={`${site.origin}${canonicalPath ?? pathname}`} />}
    </>
  )
}

const writtenFor = (pathname: string, { seo }: StaticContent): SeoPage | undefined =>
  seo?.pages.find(({ route }) => route !== '' && normalPath(route) === normalPath(pathname))

/** With the shop's name behind it, once. */
const fullTitle = (title: string | undefined, shop: string) =>
  !title || title.endsWith(shop) ? title || shop : `${title} – ${shop}`
