import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../elements/button.tsx'
import { Link } from '../elements/link.tsx'
import { Checkbox } from '../forms/checkbox.tsx'
import { TextField } from '../forms/text-field.tsx'
import { longMenuItems } from '../testing/header-fixtures.tsx'
import { belowEachOther, largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { SiteFooter } from './site-footer.tsx'

const nothing = () => {}

const column = (title: string, names: readonly string[]) => ({
  key: title,
  title,
  links: names.map((name) => ({ key: name, link: <Link href={`#${name}`}>{name}</Link> })),
})

const newsletter = (
  <>
    <div>
      <h2>Good advice, once a month</h2>
      <p>Care tips and offers. Unsubscribe whenever you like.</p>
    </div>
    <form>
      <TextField label="Email address" value="" onChange={nothing} />
      <Button look="inverse">Sign up</Button>
      <Checkbox label="I agree to receive the newsletter" checked={false} onChange={nothing} />
    </form>
  </>
)

const meta: Meta<typeof SiteFooter> = {
  title: 'Parts/Navigation/Site footer',
  component: SiteFooter,
  tags: ['autodocs', 'stable', 'full-run'],
  args: {
    newsletter,
    columns: ['Shop', 'Help', 'Your account', 'About'].map((title) => column(title, [`${title} one`, `${title} two`])),
    logo: <b>Hearby</b>,
    base: '© 2026 Hearby',
    isFar: false,
  },
  parameters: {
    ...partPage({
      use: 'At the end of every page: newsletter, columns of links, company.',
      avoid: 'In checkout and payment.',
      instead: { 'Navigation/Small footer': 'is for checkout and payment' },
      keyboard: '2026-11-28',
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj<typeof SiteFooter>

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'], play: tabsThrough }

export const WithoutNewsletter: Story = { args: { newsletter: undefined } }

export const LongTexts: Story = {
  render: belowEachOther(SiteFooter, {
    da: { newsletter: undefined, columns: [column('Kundeserviceoplysninger', longMenuItems.da)] },
  }),
}

export const LargeText: Story = largeText(LongTexts)
