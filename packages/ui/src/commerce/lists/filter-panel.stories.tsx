import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../../elements/button.tsx'
import { Checkbox } from '../../forms/checkbox.tsx'
import { Fieldset } from '../../forms/fieldset.tsx'
import { largeText, partPage, sideBySide } from '../../testing/part-page.tsx'
import { BatteryTab } from '../battery-tab.tsx'
import { FilterForm, FilterPanel, FilterValue } from './filter-panel.tsx'

const ignore = () => undefined

const form = (legend: string, show: string, long = '') => (
  <FilterForm>
    <Fieldset legend={legend}>
      {(['10', '312'] as const).map((size, index) => (
        <Checkbox
          key={size}
          label={<FilterValue name={`${size} ${long}`} count="(4)" mark={<BatteryTab size={size} scale="line" />} />}
          checked={index === 0}
          onChange={ignore}
        />
      ))}
      <Checkbox label={<FilterValue name="miniFit" count="(0)" />} checked={false} disabled onChange={ignore} />
    </Fieldset>
    <div>
      <Button>{show}</Button>
    </div>
  </FilterForm>
)

const meta: Meta<typeof FilterPanel> = {
  title: 'Parts/Commerce/Filter panel',
  component: FilterPanel,
  subcomponents: { FilterForm, FilterValue },
  tags: ['autodocs', 'experimental', 'full-run'],
  args: { label: 'Filter', children: form('Fits', 'Show 4 products') },
  parameters: partPage({
    use: 'Above a list of products that customers can narrow. On a phone its button stays in view.',
    avoid: 'For one choice.',
    instead: { 'Navigation/Chip links': 'leads to parts of a category', 'Forms/Select': 'sorts a list' },
    notes: ['The list changes when the button is pressed, not with each tick: a slip of the hand changes nothing.'],
    keyboard: '2026-11-28',
  }),
}
export default meta
type Story = StoryObj<typeof FilterPanel>

export const Example: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByText('Filter').closest('summary')?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('button', { name: 'Show 4 products' })).toBeVisible()
  },
}

export const LongTexts: Story = {
  render: sideBySide(FilterPanel, {
    da: {
      label: 'Filtrér: 12 valgt',
      children: form('Passer til', 'Vis varer', 'høreapparater med udskiftelige dele'),
    },
    sv: {
      label: 'Filtrera: 12 val',
      children: form('Passar till', 'Visa varor', 'hörapparater med utbytbara delar'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
