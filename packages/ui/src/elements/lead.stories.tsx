import type { Meta, StoryObj } from '@storybook/react-vite'
import { largeText, partPage, Specimens } from '../testing/part-page.tsx'
import { Link } from './link.tsx'
import { Lead, Muted, Small, SmallHeading } from './text.tsx'

const words = (lead: string, small: string, heading: string) => (
  <>
    <Lead>{lead}</Lead>
    <SmallHeading>{heading}</SmallHeading>
    <Small>{small}</Small>
  </>
)

const meta: Meta<typeof Lead> = {
  title: 'Parts/Content/Lead',
  component: Lead,
  subcomponents: { Small, Muted, SmallHeading },
  tags: ['autodocs', 'stable', 'full-run'],
  args: { children: 'Batteries, domes, filters and care for all major makes.' },
  argTypes: { children: { control: 'text', description: 'The words.' } },
  parameters: partPage({
    use: 'For the first paragraph of a page. Small is for captions and item numbers, Muted for what is secondary.',
    avoid: 'For more than three lines. Plain paragraphs and headings need no part: the page styles them.',
    instead: { 'Content/Rich text': 'shows the words of editors' },
    notes: ['No text is smaller than 16 px. Even muted text has a contrast of 7:1.'],
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof Lead>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: () => (
    <Specimens
      wide
      of={{
        Lead: <Lead>Lead text. Calm, warm and easy to read.</Lead>,
        Body: (
          <p>
            Body text, 18 px or more. Æ ø å ä ö, £1,249.00 and 1 249,00 kr. <Link href="#a">A link in a sentence</Link>.
          </p>
        ),
        Muted: <Muted>Item no. BAT-312-06</Muted>,
        Small: <Small>Small text is 16 px, never less.</Small>,
        'Small heading': <SmallHeading>Delivery address</SmallHeading>,
      }}
    />
  ),
}

export const LongTexts: Story = {
  render: () => (
    <Specimens
      of={{
        da: words('Rengøringsmidler og tilbehørsprodukter', 'Varenummer HØR-312', 'Faktureringsoplysninger'),
        sv: words('Rengöringsprodukter för hörapparater', 'Artikelnummer HÖR-312', 'Faktureringsuppgifter'),
      }}
    />
  ),
}

export const LargeText: Story = largeText(LongTexts)
