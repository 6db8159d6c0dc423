import type { Meta, StoryObj } from '@storybook/react-vite'
import { belowEachOther, largeText, partPage } from '../testing/part-page.tsx'
import { storyPictures } from '../testing/story-fixtures.tsx'
import { PartnerLogos } from './partner-logos.tsx'

const named = (...names: string[]) => names.map((name) => ({ key: name, logo: name }))

const meta: Meta<typeof PartnerLogos> = {
  title: 'Parts/Content/Partner logos',
  component: PartnerLogos,
  tags: ['autodocs', 'stable', 'full-run'],
  args: { partners: named('Nordstrand Audiology', 'Klinik am Park', 'Hearing First') },
  argTypes: { partners: { control: 'object', description: 'The partners, each with a logo or its name.' } },
  parameters: partPage({
    use: 'For the brands and clinics that a shop works with, on the front page.',
    avoid: 'For payment methods.',
    instead: { 'Commerce/Payment methods': 'shows how one can pay' },
    keyboard: 'static',
  }),
}
export default meta
type Story = StoryObj<typeof PartnerLogos>

export const Example: Story = {}

export const States: Story = {
  tags: ['!full-run'],
  render: belowEachOther(PartnerLogos, {
    Names: {},
    Logos: {
      partners: [{ key: 'logo', logo: <img src={storyPictures.tv} alt="TV Hearing" width={96} height={48} /> }],
    },
  }),
}

export const LongTexts: Story = {
  render: belowEachOther(PartnerLogos, {
    da: { partners: named('Hørelseshjælpemidler Danmark', 'Øre-næse-halsspecialisterne') },
    sv: { partners: named('Hörselhjälpmedelscentralen', 'Öron-näsa-halsmottagningen') },
  }),
}

export const LargeText: Story = largeText(LongTexts)
