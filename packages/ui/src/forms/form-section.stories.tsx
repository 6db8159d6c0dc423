import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { FormSection } from './form-section.tsx'
import { TextField } from './text-field.tsx'

const field = (label: string) => <TextField label={label} value="" onChange={() => {}} />

const meta: Meta<typeof FormSection> = {
  title: 'Parts/Forms/Form section',
  component: FormSection,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { title: '1. Your address', children: field('Street and number') },
  parameters: partPage({
    use: 'For the parts of a long form: address, delivery, payment. Each begins with a heading.',
    avoid: 'For a form of a few fields, and for fields that answer one question together.',
    instead: { 'Forms/Fieldset': 'groups fields of one question' },
    notes: ['Number the sections in the heading, so that people see how much is left.'],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof FormSection>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(FormSection, { Normal: {}, 'The next one': { title: '2. Delivery' } }),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: belowEachOther(FormSection, {
    da: {
      title: '1. Leverings- og faktureringsoplysninger',
      children: field('Vejnavn og husnummer'),
    },
    sv: {
      title: '1. Leverans- och faktureringsuppgifter',
      children: field('Gatuadress och lägenhetsnummer'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
