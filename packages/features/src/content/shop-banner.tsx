import type { Banner as BannerContent } from '@shop/domain/shop/content.ts'
import { Banner } from '@shop/ui/content/banner.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Picture } from '@shop/ui/elements/picture.tsx'
import { Lead, Small } from '@shop/ui/elements/text.tsx'
import { LateNewsletterForm } from './late-newsletter-form.tsx'

interface ShopBannerProps {
  banner: BannerContent
  layout: 'beside' | 'card' | 'split'
  inset?: boolean
  /** The first banner of a page is in sight at once, and usually holds the page's heading. */
  isFirst?: boolean
  headingLevel?: 1 | 2
  /** Its place among the banners of a page. */
  index?: number
}

/** A banner as the editors wrote it; every part of it may be missing. */
export function ShopBanner(props: ShopBannerProps) {
  const { banner, layout, inset = false, isFirst = false, headingLevel = isFirst ? 1 : 2, index = 0 } = props
  const { eyebrow, title, description, buttons, showNewsletter, bottomDisclaimer, backgroundImage, image } = banner
  return (
    <Banner
      layout={layout}
      inset={inset}
      headingLevel={headingLevel}
      eyebrow={eyebrow}
      title={title}
      art={backgroundImage && <Picture src={backgroundImage} alt="" sizes={ART_SIZES[layout]} priority={isFirst} />}
      figure={image && <Picture src={image} alt="" sizes={FIGURE_SIZES} priority={isFirst && !backgroundImage} />}
      actions={buttons.map((button, position) => (
        <ButtonLink key={button.url} href={button.url} size="large" look={buttonLook(layout, position)}>
          {button.title}
        </ButtonLink>
      ))}
    >
      {description && <Lead>{description}</Lead>}
      {showNewsletter && <LateNewsletterForm id={`newsletter-banner-${index}`} onDark={layout === 'split'} />}
      {bottomDisclaimer && <Small>{bottomDisclaimer}</Small>}
    </Banner>
  )
}

/** How wide the figure is drawn. On a phone's slow line it comes after the larger artwork, not beside it. */
const FIGURE_SIZES = '(min-width: 48em) 480px, 240px'

/** How wide the artwork is drawn. On a phone a tenth less: it is soft, and the file of half the bytes nearly fills it. */
const ART_SIZES = {
  beside: '(min-width: 48em) 60vw, 90vw',
  split: '(min-width: 48em) 50vw, 90vw',
  card: '(min-width: 48em) 100vw, 90vw',
}

/** One primary way on each banner; on the brand's dark ground it is the light one. */
const buttonLook = (layout: ShopBannerProps['layout'], index: number) => {
  if (index > 0) return 'secondary'
  return layout === 'split' ? 'inverse' : 'primary'
}
