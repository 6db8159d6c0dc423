import { Badge } from '../elements/badge.tsx'
import { Button, ButtonLink } from '../elements/button.tsx'
import { FavouriteButton } from '../commerce/favourite-button.tsx'
import { Picture } from '../elements/picture/picture.tsx'
import { Price } from '../commerce/price.tsx'
import { ProductCard } from '../commerce/lists/product-card.tsx'

/** Pictures for stories. Storybook replaces these addresses by the gateway's own pictures. */
export const storyPictures = {
  battery: '/api/pictures/battery-312-0/720.webp',
  dome: '/api/pictures/dome-open-0/720.webp',
  hero: '/api/pictures/hero-0/1080.webp',
  tv: '/api/pictures/tv-adapter-0/720.webp',
  filter: '/api/pictures/wax-filter-0/720.webp',
}

/** The labels of prices. */
export const priceLabels = { nowLabel: 'Now', wasLabel: 'Was' }

const nothing = () => {}

/** A product on offer that can be bought at once. */
export const OfferCard = () => (
  <ProductCard
    name="Zinc-air batteries, size 312, pack of 6"
    href="#batteries"
    picture={<Picture src={storyPictures.battery} alt="" />}
    badge={
      <Badge tone="offer" icon="tag">
        −20 %
      </Badge>
    }
    heart={<FavouriteButton label="Favourite: Zinc-air batteries" liked={false} onToggle={nothing} />}
    itemNumber="Item no. BAT-312-06"
    text="Brown tab. Lasts 5 to 7 days in most hearing aids, longer if the little door is open at night."
    price={<Price price="£2.95" was="£3.69" note="From £2.35 when you buy 10" {...priceLabels} />}
    action={
      <Button wide icon="basket" aria-label="Add to basket: Zinc-air batteries">
        Add to basket
      </Button>
    }
  />
)

/** A product that needs a choice of variation first. */
export const VariantCard = () => (
  <ProductCard
    name="Soft domes, pack of 10"
    href="#domes"
    picture={<Picture src={storyPictures.dome} alt="" />}
    heart={<FavouriteButton label="Favourite: Soft domes" liked onToggle={nothing} />}
    text="Open, closed or power, in four sizes."
    price={<Price price="From £7.50" {...priceLabels} />}
    action={
      <ButtonLink href="#domes" look="secondary" wide aria-label="Choose options: Soft domes">
        Choose options
      </ButtonLink>
    }
  />
)

/** A plain product. */
export const PlainCard = ({ name = 'TV adapter' }: { name?: string }) => (
  <ProductCard
    name={name}
    href={`#${name}`}
    picture={<Picture src={storyPictures.tv} alt="" />}
    itemNumber="Item no. TV-2040"
    text="Television sound straight to both hearing aids."
    price={<Price price="£189.00" {...priceLabels} />}
    action={
      <Button wide icon="basket" aria-label={`Add to basket: ${name}`}>
        Add to basket
      </Button>
    }
  />
)
