import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { asItems, longMenuItems, menuItems } from '../testing/header-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { SiteNav } from './site-nav.tsx'

const meta: Meta<typeof SiteNav> = {
  title: 'Parts/Navigation/Site nav',
  component: SiteNav,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { id: 'menu', label: 'Menu', items: menuItems, open: true, moreLabel: (item) => `More of ${item}` },
  parameters: {
    ...partPage({
      use: 'Below the header: the categories of the shop, with one level of sub-items. A button opens the sub-items.',
      avoid: 'For links within the account, and on a phone with pictures.',
      instead: {
        'Navigation/Side nav': 'is for account and service',
        'Navigation/Mobile menu': 'shows pictures on a phone',
      },
      notes: ['Nothing opens on hover: a trembling hand would lose it.', 'Up to eight items share a row.'],
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof SiteNav>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More of Batteries' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Batteries, small')
    await userEvent.keyboard('{Escape}')
    await expect(more).toHaveAttribute('aria-expanded', 'false')
  },
}

export const LongTexts: Story = {
  render: belowEachOther(SiteNav, {
    da: { id: 'da', label: 'Produkter', items: asItems(longMenuItems.da) },
    sv: { id: 'sv', label: 'Produktkategorier', items: asItems(longMenuItems.sv) },
  }),
}

export const LargeText: Story = largeText(LongTexts)
