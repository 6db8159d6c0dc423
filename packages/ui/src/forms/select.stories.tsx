import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide, tabsThrough, withValue } from '../testing/part-page.tsx'
import { Select } from './select.tsx'

const List = withValue(Select)

const choices = ['Most relevant', 'Name, A to Z', 'Lowest price first'].map((label) => ({ value: label, label }))

const meta: Meta<typeof Select> = {
  title: 'Parts/Forms/Select',
  component: Select,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { label: 'Sort by', value: 'Most relevant', choices, hint: '', error: '', labelHidden: false },
  render: (args) => <List {...args} />,
  parameters: partPage({
    use: 'For one of many short answers that customers know, such as a sort order or a country. Each device shows its own list.',
    avoid: 'For two to six answers: open choices are easier to see and to hit.',
    instead: { 'Forms/Radio cards': 'shows two to six answers', 'Commerce/Option tiles': 'shows a product’s options' },
    notes: [
      'Choosing changes the page only if the customer can undo it as easily, as when sorting.',
      'Some people cannot close the list, or type into it. First ask whether fewer answers would do.',
    ],
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof Select>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(List, {
    Chosen: {},
    'With a hint': { label: 'Country', hint: 'We deliver in these countries' },
    'With an error': { label: 'Title', error: 'Choose a title' },
    Disabled: { label: 'Currency', disabled: true },
  }),
  play: async (context) => {
    const list = within(context.canvasElement).getByLabelText('Sort by')
    await tabsThrough(context)
    await userEvent.selectOptions(list, 'Lowest price first')
    await expect(list).toHaveValue('Lowest price first')
  },
}

const longest = (label: string) => [{ value: label, label }]

export const LongTexts: Story = {
  render: sideBySide(List, {
    da: { label: 'Sorteringsrækkefølge', choices: longest('Højeste pris først, inklusive tilbudspriser') },
    sv: { label: 'Sorteringsordning', choices: longest('Högsta priset först, inklusive kampanjpriser') },
  }),
}

export const LargeText: Story = largeText(LongTexts)
