import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { belowEachOther, largeText, partPage, withValue } from '../testing/part-page.tsx'
import { SearchForm } from './search-form.tsx'

const Search = withValue(SearchForm)

const meta: Meta<typeof SearchForm> = {
  title: 'Parts/Forms/Search form',
  component: SearchForm,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Search for a product',
    example: 'Product or item number',
    buttonLabel: 'Search',
    value: '',
    action: '/search',
    name: 'searchPhrase',
    onSearch: fn(),
  },
  render: (args) => <Search {...args} />,
  parameters: partPage({
    use: 'Once on a page, in the header: search by the name of a product or by its item number.',
    avoid: 'For narrowing a list that is shown already, and for any other field with a button.',
    instead: { 'Forms/Text field': 'asks for anything else' },
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof SearchForm>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(Search, { Empty: {}, Filled: { label: 'Search again', value: 'BAT-312-06' } }),
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Search for a product' }), 'domes{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const LongTexts: Story = {
  render: belowEachOther(Search, {
    da: { label: 'Søg', buttonLabel: 'Søg', example: 'Produktnavn eller varenummer' },
    sv: { label: 'Sök', buttonLabel: 'Sök', example: 'Produktnamn eller artikelnummer' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
