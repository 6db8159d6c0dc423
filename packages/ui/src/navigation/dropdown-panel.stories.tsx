import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../elements/button.tsx'
import { partPage } from '../testing/part-page.tsx'
import { DropdownAnchor, DropdownPanel } from './dropdown.tsx'

const meta: Meta = {
  title: 'Parts/Navigation/Dropdown panel',
  component: DropdownPanel,
  subcomponents: { DropdownAnchor },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { 'data-size': undefined },
  argTypes: {
    'data-size': { control: 'select', options: [undefined, 'small'], description: '`small` for a few links.' },
  },
  render: (args) => (
    <div style={{ minHeight: '12rem' }}>
      <DropdownAnchor>
        <Button>Basket</Button>
        <DropdownPanel data-size={args['data-size']}>
          <p style={{ padding: '1rem', background: 'var(--color-surface-sunken)' }}>The panel’s content</p>
        </DropdownPanel>
      </DropdownAnchor>
    </div>
  ),
  parameters: partPage({
    use: 'To place a new kind of panel below its button: 440 px wide, on a phone as wide as the screen.',
    avoid: 'Where a finished one exists. The panel neither opens nor closes by itself.',
    instead: { 'Navigation/Disclosure': 'opens links', 'Commerce/Mini cart': 'is the content for the basket' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'] }
