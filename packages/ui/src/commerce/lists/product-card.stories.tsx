import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../elements/badge.tsx'
import { Button, ButtonLink } from '../../elements/button.tsx'
import { Picture } from '../../elements/picture/picture.tsx'
import { largeText, partPage, sideBySide, tabsThrough } from '../../testing/part-page.tsx'
import { priceLabels, storyPictures } from '../../testing/story-fixtures.tsx'
import { FavouriteButton } from '../favourite-button.tsx'
import { Price } from '../price.tsx'
import { ProductCard } from './product-card.tsx'

const add = (words: string, product: string) => (
  <Button wide icon="basket" aria-label={`${words}: ${product}`}>
    {words}
  </Button>
)
const heart = (label: string, liked = false) => <FavouriteButton label={label} liked={liked} onToggle={() => {}} />

const meta: Meta<typeof ProductCard> = {
  title: 'Parts/Commerce/Product card',
  component: ProductCard,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    name: 'Zinc-air batteries, size 312, pack of 6',
    href: '#batteries',
    headingLevel: 3,
    itemNumber: 'Item no. BAT-312-06',
    text: 'Brown tab. Lasts 5 to 7 days in most hearing aids.',
    picture: <Picture src={storyPictures.battery} alt="" />,
    price: <Price price="£2.95" {...priceLabels} />,
    action: add('Add to basket', 'Zinc-air batteries'),
  },
  decorators: [
    (Part) => (
      <div style={{ maxWidth: '48rem' }}>
        <Part />
      </div>
    ),
  ],
  parameters: partPage({
    use: 'For a product in a grid or slider. A press anywhere but on its buttons opens the product.',
    avoid: 'For categories and teasers, and for products that are in the cart already.',
    instead: { 'Commerce/Category tiles': 'shows categories', 'Commerce/Line item': 'is in the cart' },
    notes: [
      'What can be bought at once says “Add to basket”. What needs a choice says “Choose options” and leads to the product.',
      'Name the product in the button’s spoken name: a list has many such buttons.',
    ],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof ProductCard>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(ProductCard, {
    'Can be bought at once': {},
    'On offer, a favourite': {
      name: 'Wax filters',
      badge: (
        <Badge tone="offer" icon="tag">
          −20 %
        </Badge>
      ),
      heart: heart('Favourite: Wax filters', true),
      note: 'From £2.35 when you buy more',
      price: <Price price="£2.95" was="£3.69" {...priceLabels} />,
      action: add('Add to basket', 'Wax filters'),
    },
    'Needs a choice': {
      name: 'Soft domes, pack of 10',
      itemNumber: undefined,
      heart: heart('Favourite: Soft domes'),
      price: <Price price="From £7.50" {...priceLabels} />,
      action: (
        <ButtonLink href="#domes" look="secondary" wide aria-label="Choose options: Soft domes">
          Choose options
        </ButtonLink>
      ),
    },
    'Sold out': {
      name: 'Drying capsules, pack of 2',
      price: <Price price="£6.80" {...priceLabels} />,
      action: (
        <Button wide aria-disabled aria-label="Sold out for now: Drying capsules">
          Sold out for now
        </Button>
      ),
    },
    'Not sold online, without picture': {
      name: 'Smoke alarm set with pillow shaker',
      picture: undefined,
      note: 'This product cannot be bought here. Please ask us.',
      price: <Price price="£129.50" {...priceLabels} />,
      action: (
        <ButtonLink href="#contact" look="secondary" wide>
          Contact us
        </ButtonLink>
      ),
    },
    'Without price and action': { name: 'TV adapter', price: undefined, action: undefined },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(ProductCard, {
    da: {
      name: 'Rengøringsservietter til høreapparater og ørepropper, 100 stk.',
      itemNumber: 'Varenummer RENGØRING-100-STK',
      text: 'Alkoholfri rengøringsservietter, som fjerner ørevoks og snavs uden at beskadige overfladen.',
      note: 'Fra 9.149,00 kr., når du køber flere',
      badge: <Badge tone="offer">Tilbud</Badge>,
      price: <Price price="11.149,00 kr." was="12.449,00 kr." {...priceLabels} />,
      action: add('Læg i indkøbskurven', 'Rengøringsservietter'),
      heart: heart('Favorit: Rengøringsservietter'),
    },
    sv: {
      name: 'Uppladdningsbara hörapparatsbatterier med förvaringsbox',
      itemNumber: 'Artikelnummer UPPLADDNINGSBAR-312',
      text: 'Uppladdningsbara batterier som räcker en hel dag, även vid strömning från telefon och tv.',
      note: 'Från 9 149,00 kr när du köper fler',
      badge: <Badge tone="offer">Erbjudande</Badge>,
      price: <Price price="11 149,00 kr" was="12 449,00 kr" {...priceLabels} />,
      action: add('Lägg i varukorgen', 'Uppladdningsbara batterier'),
      heart: heart('Favorit: Uppladdningsbara batterier'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
