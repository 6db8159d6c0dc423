import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { partPage } from '../testing/part-page.tsx'
import { SuggestionList } from './suggestion-list.tsx'

const meta: Meta<typeof SuggestionList> = {
  title: 'Parts/Forms/Suggestion list',
  component: SuggestionList,
  tags: ['autodocs', 'stable'],
  args: {
    id: 'suggestions',
    label: 'Suggestions',
    suggestions: [
      { id: 'a', label: 'batteries' },
      { id: 'b', label: 'battery tester' },
      { id: 'c', label: 'Batteries', kind: 'Category' },
    ],
    activeId: undefined,
    onChoose: fn(),
  },
  parameters: partPage({
    use: 'Below a field whose words are completed while a visitor types.',
    avoid: 'For a choice that must be made: a list of options shows all of them.',
    instead: { 'Forms/Select': 'is for a choice' },
    notes: ['The field keeps the focus and moves the mark by the arrow keys. This part only shows where it is.'],
    keyboard: 'static',
  }),
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: '16rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof SuggestionList>

export const Example: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'battery tester' }))
    await expect(args.onChoose).toHaveBeenCalledWith(args.suggestions[1])
  },
}
export const ReachedByKeyboard: Story = { args: { activeId: 'b' } }
export const LongTexts: Story = {
  args: {
    suggestions: [
      { id: 'a', label: 'høreapparatbatteriopbevaringsæsketilbehør' },
      { id: 'c', label: 'Fjärrkontroll och telefonclips till hörapparater', kind: 'Kategori' },
    ],
  },
}
