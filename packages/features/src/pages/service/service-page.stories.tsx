import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '../../testing/fake-gateway.ts'
import { pageStory } from '../../testing/page-story.ts'
import { longName, never, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Customer service',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const titles = [
  'Contact us',
  'Delivery',
  'Returns',
  'Which battery do I need?',
  'Terms and conditions',
  'Accessibility',
]
const menu = (names: readonly string[]) =>
  names.map((title, index) => ({ route: `/customer-service/page-${index}`, title }))
const page = (contentHtml: string) => [{ route: '/customer-service/page-1', contentHtml }]
const text = `<p>${'Every answer of ours fits on one page. '.repeat(12)}</p>`
const table =
  '<table><tr><th scope="col">Country</th><th scope="col">Days</th><th scope="col">Costs</th></tr><tr><td>Denmark</td><td>1 to 2</td><td>39,00 kr.</td></tr></table>'
const service =
  (names: readonly string[], html: string): Answer =>
  ({ path }) =>
    path === '/api/customer-service' ? { menu: menu(names), pages: page(html) } : undefined

const addresses = ['contact-us', 'delivery', 'returns', 'which-battery', 'terms', 'accessibility']
const overview: Answer = ({ path }) =>
  path === '/api/customer-service'
    ? { menu: addresses.map((route, index) => ({ route, title: titles[index] })), pages: [] }
    : undefined

const page1 = '/customer-service/page-1'

export const Overview: Story = { ...pageStory({ address: '/customer-service', answer: overview }), tags: ['full'] }
export const OverviewOfUnknownPages = pageStory({
  address: '/customer-service',
  answer: service([longName, ...titles], text),
})
export const NothingWritten: Story = {
  ...pageStory({ address: '/customer-service', answer: service([], '') }),
  tags: ['empty'],
}
export const OnePage = pageStory({
  address: page1,
  answer: service(titles, `<h2>Days and prices</h2>${text}${table}${text}`),
})
export const LongNames = pageStory({
  address: page1,
  answer: service([longName, longName, ...titles], `<h2>${longName}</h2><p>${'høreapparatbatterier'.repeat(8)}</p>`),
})
export const Missing: Story = {
  ...pageStory({ address: '/customer-service/elsewhere', answer: service(titles, text) }),
  tags: ['error'],
}
export const Loading: Story = {
  args: {
    address: '/customer-service',
    answer: ({ path }) => (path === '/api/customer-service' ? never() : undefined),
  },
  tags: ['loading'],
}
