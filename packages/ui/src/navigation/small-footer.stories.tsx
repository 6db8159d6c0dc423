import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../elements/link.tsx'
import { Container, Row } from '../layout/layout.tsx'
import { largeText, partPage, tabsThrough } from '../testing/part-page.tsx'
import { SmallFooter } from './site-footer.tsx'

const meta: Meta = {
  title: 'Parts/Navigation/Small footer',
  component: SmallFooter,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { company: '© 2026 Hearby', terms: 'Terms' },
  argTypes: {
    company: { control: 'text', description: 'The words at its start.' },
    terms: { control: 'text', description: 'The link at its end.' },
  },
  render: ({ company, terms }) => (
    <SmallFooter>
      <Container>
        <Row justify="between">
          <p>{company}</p>
          <Link href="#terms">{terms}</Link>
        </Row>
      </Container>
    </SmallFooter>
  ),
  parameters: {
    ...partPage({
      use: 'In checkout and payment: the terms and the company, and no way out by mistake.',
      avoid: 'On any other page.',
      instead: { 'Navigation/Site footer': 'is for all other pages' },
      keyboard: '2026-11-23',
    }),
    layout: 'fullscreen',
  },
}
export default meta
type Story = StoryObj

export const Example: Story = {}

export const States: Story = { tags: ['!full-run'], play: tabsThrough }

export const LongTexts: Story = {
  args: { company: '© 2026 Hørelseshjælpemidler Danmark A/S', terms: 'Köpvillkor och integritetspolicy' },
}

export const LargeText: Story = largeText(LongTexts)
