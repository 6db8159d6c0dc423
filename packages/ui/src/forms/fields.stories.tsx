import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, Specimens, tabsThrough } from '../testing/part-page.tsx'
import { Fields } from './field.tsx'
import { TextField } from './text-field.tsx'

const fields = (...labels: string[]) =>
  labels.map((label) => <TextField key={label} label={label} value="" onChange={() => {}} />)

const meta: Meta = {
  title: 'Parts/Forms/Fields',
  component: Fields,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { 'data-pairs': false },
  argTypes: { 'data-pairs': { control: 'boolean', description: 'Places fields in pairs, from tablets on.' } },
  render: (args) => (
    <Fields data-pairs={args['data-pairs'] || undefined}>{fields('First name', 'Last name', 'Email address')}</Fields>
  ),
  parameters: partPage({
    use: 'Around the fields of a form: it sets the distances.',
    avoid: 'In pairs for fields that do not belong together. One column is read and filled with fewer mistakes.',
    instead: { 'Forms/Fieldset': 'gives a group of fields a name' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: () => (
    <Specimens
      wide
      of={{
        'Below each other': <Fields>{fields('Street', 'Postcode', 'Town')}</Fields>,
        'In pairs': <Fields data-pairs>{fields('First name', 'Last name')}</Fields>,
        'Three names in a row': (
          <Fields data-pairs>
            {fields('First name', 'Middle name', 'Last name').map((field) => (
              <div key={field.key} data-span="third">
                {field}
              </div>
            ))}
          </Fields>
        ),
      }}
    />
  ),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: () => (
    <Specimens
      wide
      of={{
        da: <Fields data-pairs>{fields('Vejnavn og husnummer', 'Etage og dørbetegnelse')}</Fields>,
        sv: <Fields data-pairs>{fields('Gatuadress och lägenhetsnummer', 'Mobiltelefonnummer')}</Fields>,
      }}
    />
  ),
}

export const LargeText: Story = largeText(LongTexts)
