import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, StandaloneLink } from '../elements/link.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { LinkCards, LinkRows } from './link-cards.tsx'

const card = (icon: 'user' | 'pin', title: string, text: string, link: string) => ({
  key: title,
  icon,
  title,
  text: <p>{text}</p>,
  link: <StandaloneLink href={`#${title}`}>{link}</StandaloneLink>,
})

const meta: Meta<typeof LinkCards> = {
  title: 'Parts/Navigation/Link cards',
  component: LinkCards,
  subcomponents: { LinkRows },
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    cards: [
      card('user', 'Contact details', 'Inger Kjærgaard', 'Change them'),
      card('pin', 'Addresses', 'Strandvejen 14', 'Address book'),
    ],
  },
  parameters: partPage({
    use: 'For the sections of account and customer service at a glance: what it is now, and where to change it.',
    avoid: 'For products and categories.',
    instead: { 'Commerce/Category tiles': 'shows categories', 'Content/Spots': 'shows teasers' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof LinkCards>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(LinkCards, {
    'With one link each': {},
    'With several links': {
      cards: [
        {
          key: 'help',
          icon: 'help',
          title: 'Help',
          link: (
            <LinkRows>
              <li>
                <Link href="#returns">Returns</Link>
              </li>
              <li>
                <Link href="#delivery">Delivery</Link>
              </li>
            </LinkRows>
          ),
        },
      ],
    },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(LinkCards, {
    da: {
      cards: [card('user', 'Kontooplysninger', 'annegrethe.christoffersen@example.com', 'Redigér kontooplysninger')],
    },
    sv: { cards: [card('pin', 'Leveransadresser', 'Björkvägen 7, lägenhet 1102', 'Ändra leveransadresserna')] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
