import { useFacts } from './shop-context.tsx'
import { useLocation } from './router.ts'

interface HeadProps {
  title: string
  description?: string | undefined
  keywords?: string | undefined
  image?: string | undefined
  /** The address search engines should remember, when it is not the one at hand. */
  canonicalPath?: string | undefined
  /** For pages that search engines must not keep. */
  hidden?: boolean
}

/** The page's title and metadata (SEO-01); React places them in the document's head. */
export function Head({ title, description, keywords, image, canonicalPath, hidden = false }: HeadProps) {
  const { brand, site, configuration } = useFacts()
  const { pathname } = useLocation()
  const name = configuration.displayName || brand.name
  return (
    <>
      <title>{title && title !== name ? `${title} – ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={keywords} />}
      {image && <meta property="og:image" content={image} />}
      {hidden && <meta name="robots" content="noindex" />}
      {!hidden && <link rel="canonical" href={`${site.origin}${canonicalPath ?? pathname}`} />}
    </>
  )
}
