import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../elements/badge.tsx'
import { Button } from '../elements/button.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { largeText, partPage, Specimens, tabsThrough } from '../testing/part-page.tsx'
import { AddressCard, AddressCards } from './address-card.tsx'

const edit = (words: string) => (
  <Button look="quiet" icon="edit">
    {words}
  </Button>
)

const meta: Meta<typeof AddressCard> = {
  title: 'Parts/Content/Address card',
  component: AddressCard,
  subcomponents: { AddressCards },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { lines: ['Inger Kjærgaard', 'Strandvejen 14', '2900 Hellerup', 'Denmark'], actions: edit('Edit') },
  parameters: partPage({
    use: 'For an address in the address book, with its uses and actions.',
    avoid: 'For choosing one of several addresses in the checkout.',
    instead: { 'Forms/Radio cards': 'chooses one', 'Content/Lines': 'shows the lines alone' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof AddressCard>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: (args) => (
    <AddressCards>
      <li>
        <AddressCard {...args} />
      </li>
      <li>
        <AddressCard
          {...args}
          lines={['Inger Kjærgaard', 'Sommerhusvej 3', '3210 Vejby']}
          badges={<Badge tone="info">Default delivery address</Badge>}
          choices={<Checkbox label="Use for invoices" checked={false} onChange={() => {}} />}
        />
      </li>
    </AddressCards>
  ),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: () => (
    <Specimens
      of={{
        da: (
          <AddressCard
            lines={['Annegrethe Christoffersen-Bjerregaard', 'Gammel Kongevej 1234, 5. sal, dør 12']}
            actions={edit('Redigér leveringsadressen')}
            badges={<Badge tone="info">Standardleveringsadresse</Badge>}
          />
        ),
        sv: (
          <AddressCard
            lines={['Ann-Kristin Bergström-Lindqvist', 'Björkvägen 7, lägenhet 1102']}
            actions={edit('Ändra leveransadressen')}
            badges={<Badge tone="info">Standardleveransadress</Badge>}
          />
        ),
      }}
    />
  ),
}

export const LargeText: Story = largeText(LongTexts)
