import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../elements/button.tsx'
import { Link } from '../elements/link.tsx'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { Disclosure } from './disclosure.tsx'

const links = (...names: string[]) =>
  names.map((name) => (
    <Link key={name} href={`#${name}`}>
      {name}
    </Link>
  ))

const meta: Meta<typeof Disclosure> = {
  title: 'Parts/Navigation/Disclosure',
  component: Disclosure,
  tags: ['autodocs', 'stable', 'full-run', 'plays'],
  args: {
    renderButton: (state) => <Button {...state}>My account</Button>,
    children: links('Overview', 'My orders', 'Log out'),
  },
  decorators: [
    (Part) => (
      <div style={{ minHeight: '16rem' }}>
        {/* Like the header, below which the panel opens on phones. */}
        <div style={{ position: 'relative' }}>
          <Part />
        </div>
      </div>
    ),
  ],
  parameters: partPage({
    use: 'For a few links behind a button, such as the account menu. Esc, a press outside and a followed link close it.',
    avoid: 'For hiding what most people need, and for text.',
    instead: { 'Content/Collapsible': 'hides text', 'Navigation/Side nav': 'shows the links of the account' },
    keyboard: '2026-11-23',
    tree: '2026-11-24',
  }),
}
export default meta
type Story = StoryObj<typeof Disclosure>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'My orders' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'My orders' })).toBeNull()
    await expect(document.activeElement).toHaveTextContent('My account')
    await userEvent.keyboard('{Enter}')
  },
}

export const LongTexts: Story = {
  render: sideBySide(Disclosure, {
    da: {
      renderButton: (state) => <Button {...state}>Dine kontooplysninger</Button>,
      children: links('Adressebog og leveringsoplysninger', 'Nyhedsbrevsindstillinger'),
    },
    sv: {
      renderButton: (state) => <Button {...state}>Dina kontouppgifter</Button>,
      children: links('Adressbok och leveransuppgifter', 'Nyhetsbrevsinställningar'),
    },
  }),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dine kontooplysninger' }))
  },
}

export const LargeText: Story = largeText(LongTexts)
