import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { largeText, partPage, sideBySide } from '../testing/part-page.tsx'
import { SideNav } from './side-nav.tsx'

const logOut = fn()

const meta: Meta<typeof SideNav> = {
  title: 'Parts/Navigation/Side nav',
  component: SideNav,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    label: 'Your account',
    items: [
      { icon: 'grid', label: 'Overview', href: '#overview', current: true },
      { icon: 'book', label: 'Address book', href: '#addresses' },
      { icon: 'box', label: 'My orders', href: '#orders' },
      { icon: 'logout', label: 'Log out', onPress: logOut },
    ],
  },
  parameters: partPage({
    use: 'For the pages of account and customer service. Beside the page, on smaller screens above it.',
    avoid: 'For categories of products.',
    instead: { 'Navigation/Site nav': 'shows the categories' },
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof SideNav>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: sideBySide(SideNav, {
    'With icons and an action': {},
    'Words alone': {
      label: 'Customer service',
      items: ['Delivery', 'Returns'].map((label) => ({ label, href: `#${label}`, current: label === 'Returns' })),
    },
  }),
  play: async ({ canvasElement }) => {
    logOut.mockClear()
    within(canvasElement).getByRole('button', { name: 'Log out' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(logOut).toHaveBeenCalledOnce()
  },
}

export const LongTexts: Story = {
  render: sideBySide(SideNav, {
    da: {
      label: 'Din konto',
      items: [
        { icon: 'settings', label: 'Nyhedsbrevsindstillinger', href: '#1' },
        { icon: 'book', label: 'Adressebog og leveringsoplysninger', href: '#2', current: true },
        { icon: 'box', label: 'Mine bestillinger', href: '#3' },
        { icon: 'logout', label: 'Log ud', onPress: logOut },
      ],
    },
    sv: {
      label: 'Ditt konto',
      items: [
        { icon: 'settings', label: 'Nyhetsbrevsinställningar', href: '#1' },
        { icon: 'book', label: 'Adressbok och leveransuppgifter', href: '#2', current: true },
        { icon: 'box', label: 'Mina beställningar', href: '#3' },
        { icon: 'logout', label: 'Logga ut', onPress: logOut },
      ],
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
