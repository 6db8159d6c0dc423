import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, sideBySide, tabsThrough } from '../testing/part-page.tsx'
import { Fields } from './field.tsx'
import { Fieldset } from './fieldset.tsx'
import { TextField } from './text-field.tsx'

const nothing = () => {}
const address = (street: string, town: string) => (
  <Fields>
    <TextField label={street} value="" onChange={nothing} />
    <TextField label={town} value="" onChange={nothing} />
  </Fields>
)

const meta: Meta<typeof Fieldset> = {
  title: 'Parts/Forms/Fieldset',
  component: Fieldset,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    id: 'address',
    legend: 'Delivery address',
    large: false,
    hint: '',
    error: '',
    children: address('Street and number', 'Town'),
  },
  parameters: partPage({
    use: 'For fields that answer one question together, such as an address. Screen readers say its name with each field.',
    avoid: 'For a whole form or a long part of one.',
    instead: { 'Forms/Form section': 'is a part of a long form' },
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof Fieldset>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Fieldset, {
    Normal: {},
    'As large as a heading': { id: 'large', legend: 'Invoice address', large: true, hint: 'Where the invoice goes' },
    'With an error': { id: 'error', legend: 'Summer address', error: 'Fill in the street or remove the address' },
  }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(Fieldset, {
    da: {
      id: 'da',
      legend: 'Leverings- og faktureringsoplysninger',
      hint: 'Pakken leveres til denne adresse',
      children: address('Vejnavn og husnummer', 'Postnummer og by'),
    },
    sv: {
      id: 'sv',
      legend: 'Leverans- och faktureringsuppgifter',
      hint: 'Paketet levereras till den här adressen',
      children: address('Gatuadress och lägenhetsnummer', 'Postnummer och ort'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
