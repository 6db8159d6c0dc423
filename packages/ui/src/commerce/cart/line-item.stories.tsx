import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../elements/badge.tsx'
import { Button } from '../../elements/button.tsx'
import { Link } from '../../elements/link.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../../testing/part-page.tsx'
import { priceLabels, storyPictures } from '../../testing/story-fixtures.tsx'
import { LineItem, LineItems } from './line-item.tsx'
import { Price } from '../price.tsx'
import { QuantityStepper } from '../quantity-stepper.tsx'

const stepper = (label: string) => (
  <QuantityStepper
    label={label}
    labelHidden
    lessLabel={`${label}: one less`}
    moreLabel={`${label}: one more`}
    value={2}
    max={100}
    parse={Number}
    onChange={() => {}}
  />
)
const remove = (words: string, product: string) => (
  <Button look="quiet" icon="remove" aria-label={`${words} ${product}`}>
    {words}
  </Button>
)

const meta: Meta<typeof LineItem> = {
  title: 'Parts/Commerce/Line item',
  component: LineItem,
  subcomponents: { LineItems },
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    name: <Link href="#domes">Soft domes, pack of 10</Link>,
    picture: <img src={storyPictures.dome} alt="" />,
    details: 'Power · 8 mm · Item no. DOM-PW-08',
    price: <Price price="£6.90" {...priceLabels} />,
    stepper: stepper('Quantity of Soft domes'),
    remove: remove('Remove', 'Soft domes'),
    total: '£13.80',
    busy: false,
  },
  render: (args) => (
    <LineItems>
      <LineItem {...args} />
    </LineItems>
  ),
  parameters: partPage({
    use: 'On the cart’s page: one product with its price, quantity and sum, where each can be changed.',
    avoid: 'In summaries, where nothing is changed.',
    instead: { 'Commerce/Compact lines': 'is for summaries', 'Commerce/Line name': 'is for tables of orders' },
    notes: ['“Remove” is a word, and names the product to screen readers.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof LineItem>

export const Example: Story = {}

const Listed: typeof LineItem = (props) => (
  <LineItems>
    <LineItem {...props} />
  </LineItems>
)

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(Listed, {
    Normal: {},
    'On offer': {
      price: <Price price="£6.90" was="£7.50" {...priceLabels} />,
      badge: <Badge tone="offer">Offer</Badge>,
      stepper: stepper('Quantity of Open domes'),
      remove: remove('Remove', 'Open domes'),
    },
    'While a change is sent': {
      busy: true,
      stepper: stepper('Quantity of Closed domes'),
      remove: remove('Remove', 'Closed domes'),
    },
    'A gift': {
      name: 'Battery caddy',
      badge: <Badge tone="info">Gift</Badge>,
      details: undefined,
      price: undefined,
      stepper: 'One for each order',
      remove: undefined,
      total: 'Free',
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(Listed, {
    da: {
      name: <Link href="#da">Rengøringsservietter til høreapparater og ørepropper</Link>,
      details: 'Varenummer RENGØRING-100-STK',
      stepper: stepper('Antal rengøringsservietter'),
      remove: remove('Fjern fra kurven', 'rengøringsservietter'),
      total: '11.149,00 kr.',
    },
    sv: {
      name: <Link href="#sv">Uppladdningsbara hörapparatsbatterier med förvaringsbox</Link>,
      details: 'Artikelnummer UPPLADDNINGSBAR-312',
      stepper: stepper('Antal uppladdningsbara batterier'),
      remove: remove('Ta bort ur varukorgen', 'batterier'),
      total: '11 149,00 kr',
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
