import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { asItems, longMenuItems, menuItems } from '../testing/header-fixtures.tsx'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { MenuExtras, MobileMenu } from './mobile-menu.tsx'

const pictured = <Item,>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, picture: <img src={storyPictures.dome} alt="" /> }))

const extras = (...[logIn = '', help = '', phone = '']: string[]) => (
  <MenuExtras
    onFollow={() => {}}
    extras={[
      { icon: 'user', label: logIn, href: '#login' },
      { icon: 'help', label: help, href: '#help' },
      { icon: 'phone', label: phone, href: '#phone' },
    ]}
  />
)

const meta: Meta<typeof MobileMenu> = {
  title: 'Parts/Navigation/Mobile menu',
  component: MobileMenu,
  subcomponents: { MenuExtras },
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    id: 'mobile-menu',
    label: 'Menu',
    open: true,
    items: pictured(menuItems),
    extras: extras('Log in', 'Help', '0800 123 4567'),
    moreLabel: (item) => `Show more in ${item}`,
    onFollow: () => {},
  },
  parameters: {
    ...partPage({
      use: 'On a phone, behind the menu button: every category with its picture, then account, help and phone.',
      avoid: 'On wider screens, where there is room for the menu itself.',
      instead: { 'Navigation/Site nav': 'is for wider screens' },
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
    viewport: { defaultViewport: 'mobile1' },
  },
}
export default meta
type Story = StoryObj<typeof MobileMenu>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.queryByRole('button', { name: 'Show more in Domes' })
    // Wider windows show another menu.
    if (!more) return
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Domes, small' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('link', { name: 'Domes, small' })).toBeNull()
  },
}

export const LongTexts: Story = {
  render: belowEachOther(MobileMenu, {
    da: {
      id: 'da',
      label: 'Produktmenu',
      items: pictured(asItems(longMenuItems.da)),
      extras: extras('Log ind eller opret konto', 'Kundeservice og vejledninger', '+45 12 34 56 78'),
    },
    sv: {
      id: 'sv',
      label: 'Produktmeny',
      items: pictured(asItems(longMenuItems.sv)),
      extras: extras('Logga in eller skapa konto', 'Kundtjänst och bruksanvisningar', '+46 770-12 34 56'),
    },
  }),
}

export const LargeText: Story = largeText(LongTexts)
