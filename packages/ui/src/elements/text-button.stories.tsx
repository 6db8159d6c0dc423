import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, OnBrand, partPage, sideBySide, Specimens, tabsThrough } from '../testing/part-page.tsx'
import { TextButton } from './text-button.tsx'

const meta: Meta<typeof TextButton> = {
  title: 'Parts/Actions/Text button',
  component: TextButton,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: 'Cookie settings' },
  argTypes: { children: { control: 'text', description: 'The words.' } },
  parameters: partPage({
    use: 'For a small action among links, such as “Cookie settings” in the footer or “Use another address”.',
    avoid: 'For the main action of a view, and for what leads to another page.',
    instead: { 'Actions/Button': 'the action that a view is for', 'Actions/Link': 'leads to another page' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof TextButton>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: (args) => (
    <Specimens
      of={{
        'On the page': <TextButton {...args} />,
        'On the brand’s colour': (
          <OnBrand>
            <TextButton {...args} />
          </OnBrand>
        ),
      }}
    />
  ),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: sideBySide(TextButton, {
    da: { children: 'Indstillinger for cookies og samtykkeerklæring' },
    sv: { children: 'Inställningar för kakor och samtyckesförklaring' },
  }),
}

export const LargeText: Story = largeText(LongTexts)
