import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from './button.tsx'
import { Row } from '../layout/layout.tsx'
import { TextButton } from './text-button.tsx'

const meta: Meta<typeof Button> = { title: 'Elements/Button', component: Button, args: { children: 'Add to basket' } }
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = {}
export const Secondary: Story = { args: { look: 'secondary', children: 'Choose options' } }
export const Quiet: Story = { args: { look: 'quiet', children: 'Remove' } }
export const LargeWithIcon: Story = { args: { size: 'large', icon: 'basket' } }
export const Wide: Story = { args: { wide: true } }
export const Busy: Story = { args: { busy: true } }
export const WithDisabledReason: Story = { args: { disabledReason: 'Choose a size first' } }
export const Inverse: Story = {
  args: { look: 'inverse', children: 'Sign up' },
  decorators: [
    (Part) => (
      <div data-surface="brand" style={{ padding: 24, background: 'var(--color-surface-brand)' }}>
        <Part />
      </div>
    ),
  ],
}
export const AsLinks: Story = {
  render: () => (
    <Row>
      <ButtonLink href="#checkout" icon="lock">
        Go to checkout
      </ButtonLink>
      <ButtonLink href="#shop" look="secondary">
        Continue shopping
      </ButtonLink>
    </Row>
  ),
}
export const AmongLinks: Story = { render: () => <TextButton>Cookie settings</TextButton> }
