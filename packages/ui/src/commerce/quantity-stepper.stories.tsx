import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide, withValue } from '../testing/part-page.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

const Quantity = withValue(QuantityStepper)

const meta: Meta<typeof QuantityStepper> = {
  title: 'Parts/Commerce/Quantity stepper',
  component: QuantityStepper,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Quantity',
    labelHidden: false,
    lessLabel: 'One less',
    moreLabel: 'One more',
    value: 2,
    max: 100,
    busy: false,
    parse: (text) => (/^[1-9]\d*$/.test(text) ? Math.min(100, Number(text)) : undefined),
  },
  render: (args) => <Quantity {...args} />,
  parameters: partPage({
    use: 'For how many pieces: by two large buttons, or by typing.',
    avoid: 'For removing a line: one piece is the least. And for numbers that are not counted one by one.',
    instead: { 'Actions/Button': 'removes a line', 'Forms/Text field': 'takes any other number' },
    notes: ['What cannot be read is ignored, and the last number comes back when the field is left.'],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof QuantityStepper>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Quantity, {
    Several: {},
    'The least': { label: 'Quantity of Batteries', value: 1 },
    'The most': { label: 'Quantity of Domes', value: 100 },
    'While it is sent': { label: 'Quantity of Filters', busy: true },
    'Label for screen readers only': { label: 'Quantity of Soft domes', labelHidden: true },
  }),
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Quantity')
    const [less, more] = within(field.parentElement ?? canvasElement).getAllByRole('button')
    await userEvent.tab()
    await expect(document.activeElement).toBe(less)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('1')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    more?.focus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveValue('2')
    await userEvent.clear(field)
    await userEvent.type(field, '250')
    await userEvent.tab()
    await expect(field).toHaveValue('100')
  },
}

export const LongTexts: Story = {
  render: sideBySide(Quantity, {
    da: { label: 'Antal rengøringsservietter til høreapparater', value: 100 },
    sv: { label: 'Antal rengöringsdukar för hörapparater', value: 100 },
  }),
}

export const LargeText: Story = largeText(LongTexts)
