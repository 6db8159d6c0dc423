import { staticContent } from '@shop/api-client/fixtures/content.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listFlags as flags, pageStory, productAnswers } from '../../testing/page-story.ts'
import { longName, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Home',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const content = { ...staticContent.answer, introBannerList: [] }
const home = { address: '/', answer: productAnswers.two, content, flags }

export const Full: Story = { ...pageStory(home), tags: ['full'] }
export const Splash = pageStory({ ...home, flags: { ...flags, landingPageType: 'splash' } })
export const SeveralBanners = pageStory({
  ...home,
  content: { ...content, introBannerList: [content.introBanner, { title: 'See it ring' }] },
  flags: { ...flags, landingPageType: 'intro' },
})
/** After an order that the gateway refuses to show. */
export const OrderNotShown = pageStory({ ...home, state: { isOrderRefused: true } })
export const Empty: Story = {
  ...pageStory({ ...home, answer: productAnswers.none, content: {} }),
  tags: ['empty'],
}
export const LongNames = pageStory({
  ...home,
  answer: productAnswers.long,
  content: { ...content, introBanner: { ...content.introBanner, title: longName, description: longName } },
})
