import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, OnBrand, partPage, Specimens, tabsThrough } from '../testing/part-page.tsx'
import { Link } from './link.tsx'

const meta: Meta<typeof Link> = {
  title: 'Parts/Actions/Link',
  component: Link,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: 'terms of delivery', href: '#terms' },
  argTypes: { children: { control: 'text', description: 'The words, which say where the link leads.' } },
  parameters: partPage({
    use: 'In running text, for what leads to another page. Always underlined.',
    avoid: 'For what happens on this page, and for the way that most people of a page take.',
    instead: {
      'Actions/Standalone link': 'stands on a line of its own',
      'Actions/Button link': 'is the main way on',
      'Actions/Text button': 'does something on this page',
    },
    notes: ['The words alone say where it leads: “Read about returns”, never “Click here”.'],
    keyboard: '2026-11-23',
  }),
}
export default meta
type Story = StoryObj<typeof Link>

export const Example: Story = {
  render: (args) => (
    <p>
      Read our <Link {...args} /> before you order.
    </p>
  ),
}

export const States: Story = {
  tags: ['!full-run'],
  render: (args) => (
    <Specimens
      of={{
        'In a sentence': (
          <p>
            Read our <Link {...args} /> before you order.
          </p>
        ),
        'On the brand’s colour': (
          <OnBrand>
            <p>
              Read our <Link {...args} /> before you order.
            </p>
          </OnBrand>
        ),
      }}
    />
  ),
  play: tabsThrough,
}

export const LongTexts: Story = {
  render: () => (
    <Specimens
      of={{
        da: <Link href="#da">handelsbetingelser og persondatapolitik for høreapparattilbehør</Link>,
        sv: <Link href="#sv">leveransvillkor och integritetspolicy för hörapparatstillbehör</Link>,
      }}
    />
  ),
}

export const LargeText: Story = largeText(LongTexts)
