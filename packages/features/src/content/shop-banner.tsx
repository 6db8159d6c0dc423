import type { Banner as BannerContent } from '@shop/domain/shop/content.ts'
import { Banner } from '@shop/ui/content/banner.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { Lead, Small } from '@shop/ui/elements/text.tsx'
import { LateNewsletterForm } from './late-newsletter-form.tsx'

interface ShopBannerProps {
  banner: BannerContent
  layout: 'beside' | 'card' | 'split'
  inset?: boolean
  /** Whether it is the page's first banner, which is visible at once and usually holds the main heading. */
  isFirst?: boolean
  headingLevel?: 1 | 2
  /** Its index among the page's banners. */
  index?: number
}

/** A banner. Every part of it may be missing. */
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

/** The width of the image. If there is artwork, only the artwork has priority, so that it loads first on a slow line. */
const FIGURE_SIZES = '(min-width: 48em) 480px, 240px'

/** The width of the artwork. A tenth less on phones: it is blurred, and the smaller file nearly fills it. */
const ART_SIZES = {
  beside: '(min-width: 48em) 60vw, 90vw',
  split: '(min-width: 48em) 50vw, 90vw',
  card: '(min-width: 48em) 100vw, 90vw',
}

/** The first button is primary, and light on the brand's dark colour. */
const buttonLook = (layout: ShopBannerProps['layout'], index: number) => {
  if (index > 0) return 'secondary'
  return layout === 'split' ? 'inverse' : 'primary'
}
