import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide, withValue } from '../testing/part-page.tsx'
import { RadioCards } from './radio-cards.tsx'

const Cards = withValue(RadioCards)

const meta: Meta<typeof RadioCards> = {
  title: 'Parts/Forms/Radio cards',
  component: RadioCards,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    legend: 'Delivery',
    hint: '',
    error: '',
    value: 'shop',
    choices: [
      {
        value: 'shop',
        label: 'Parcel shop',
        aside: 'Free',
        fact: 'Tuesday 24 November',
        text: 'Bring the code we send',
      },
      { value: 'door', label: 'To your door', aside: '£4.90', fact: 'Tuesday 24 November', text: 'Between 8 and 16' },
    ],
  },
  render: (args) => <Cards {...args} />,
  parameters: partPage({
    use: 'For one of two to six answers that need a price, a day or a sentence: delivery, payment, battery size.',
    avoid: 'For more answers than fit on a phone, and for a yes or no.',
    instead: { 'Forms/Select': 'holds many short answers', 'Forms/Checkbox': 'is a yes or no' },
    notes: [
      'The fact that decides stands alone in its line, in all cards at the same place.',
      'Of several cards none is chosen in advance: a question can be overlooked.',
    ],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof RadioCards>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(Cards, {
    Chosen: {},
    'Nothing chosen, with an error': { legend: 'Delivery of the gift', value: undefined, error: 'Choose a delivery' },
    'While a price is updated': {
      legend: 'Delivery tomorrow',
      hint: 'With you in 2 to 3 days',
      value: 'door',
      choices: [{ value: 'door', label: 'To your door', aside: '£4.90', busy: true }],
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    const group = within(canvas.getByRole('group', { name: 'Delivery' }))
    await expect(group.getByRole('radio', { name: /To your door/ })).toBeChecked()
  },
}

export const LongTexts: Story = {
  render: sideBySide(Cards, {
    da: {
      legend: 'Leveringsmetode',
      choices: [
        {
          value: 'shop',
          label: 'Afhentning i nærmeste pakkeshop',
          aside: '1.149,00 kr.',
          fact: 'onsdag den 25. november',
          text: 'Medbring afhentningskoden fra bekræftelsesmailen',
        },
      ],
    },
    sv: {
      legend: 'Leveranssätt',
      choices: [
        {
          value: 'shop',
          label: 'Hämtning hos närmaste utlämningsställe',
          aside: '1 149,00 kr',
          fact: 'onsdagen den 25 november',
          text: 'Ta med legitimation och avhämtningskoden',
        },
      ],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
