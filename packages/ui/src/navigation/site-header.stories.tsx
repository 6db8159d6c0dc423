import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { asItems, HeaderActions, HeaderSearch, longMenuItems, menuItems } from '../testing/header-fixtures.tsx'
import { largeText, partPage, Specimens } from '../testing/part-page.tsx'
import { HeaderButton } from './header-action.tsx'
import { HeaderBar, SiteHeader } from './site-header.tsx'
import { SiteNav } from './site-nav.tsx'
import type { NavItem } from './site-nav.tsx'

interface WholeHeaderProps {
  items?: readonly NavItem[]
  menuLabel?: string
  light?: boolean
}

function WholeHeader({ items = menuItems, menuLabel = 'Menu', light = false }: WholeHeaderProps) {
  const [open, setOpen] = useState(false)
  const id = `menu-${menuLabel}`
  return (
    <div data-scheme={light ? 'light' : undefined}>
      <SiteHeader
        logo={<b>Hearby</b>}
        menuButton={
          <HeaderButton
            icon={open ? 'close' : 'menu'}
            label={menuLabel}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          />
        }
        search={<HeaderSearch words={`Search ${menuLabel}`} />}
        actions={<HeaderActions />}
        nav={<SiteNav id={id} label={menuLabel} items={items} open={open} moreLabel={(item) => `More of ${item}`} />}
      />
    </div>
  )
}

const meta: Meta<typeof SiteHeader> = {
  title: 'Parts/Navigation/Site header',
  component: SiteHeader,
  subcomponents: { HeaderBar },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { logo: 'Hearby', search: <HeaderSearch />, actions: <HeaderActions /> },
  parameters: {
    ...partPage({
      use: 'At the top of every page: word mark, search, help, account and basket, always in these places.',
      avoid: 'In checkout and payment, where nothing should lead away.',
      instead: { 'Navigation/Quiet header': 'is for checkout and payment' },
      notes: ['data-scheme="light" around it gives a dark header light colours.'],
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof SiteHeader>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: () => <WholeHeader />,
  play: async ({ canvasElement }) => {
    const account = within(canvasElement).getByRole('button', { name: 'Dorothy' })
    account.focus()
    await userEvent.keyboard('{Enter}')
    await expect(account).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(account).toHaveAttribute('aria-expanded', 'false')
  },
}

export const InLightColours: Story = { render: () => <WholeHeader light /> }

export const LongTexts: Story = {
  render: () => <Specimens wide of={{ da: <WholeHeader menuLabel="Menu" items={asItems(longMenuItems.da)} /> }} />,
}

export const LargeText: Story = largeText(LongTexts)
