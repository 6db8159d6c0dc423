import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { refusal, type Answer } from '../../testing/fake-gateway.ts'
import { longName, never, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Service, login and failures',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const heading = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 })
const whole = (args: Story['args']): Story => ({
  args: { address: '/', ...args },
  play: async ({ canvasElement }) => void (await heading(canvasElement)),
})

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

export const ServiceOverview = whole({ address: '/customer-service', answer: overview })
export const ServiceOverviewOfUnknownPages = whole({
  address: '/customer-service',
  answer: service([longName, ...titles], text),
})
export const ServiceWithNothingWritten = whole({ address: '/customer-service', answer: service([], '') })
export const ServicePage = whole({
  address: '/customer-service/page-1',
  answer: service(titles, `<h2>Days and prices</h2>${text}${table}${text}`),
})
export const ServicePageOfLongNames = whole({
  address: '/customer-service/page-1',
  answer: service([longName, longName, ...titles], `<h2>${longName}</h2><p>${'høreapparatbatterier'.repeat(8)}</p>`),
})
export const ServicePageMissing = whole({ address: '/customer-service/elsewhere', answer: service(titles, text) })
export const ServiceLoading: Story = {
  args: {
    address: '/customer-service',
    answer: ({ path }) => (path === '/api/customer-service' ? never() : undefined),
  },
}

export const NotFound = whole({ address: '/no-such-page' })
export const NotFoundWithoutCategories = whole({ address: '/no-such-page', categories: [] })
export const SomethingWentWrong = whole({ address: '/error' })

export const LogIn = whole({ address: '/account/login' })
export const LogInAfterPasswordChange = whole({
  address: '/account/login',
  state: { showPasswordUpdatedSuccessMessage: true },
})
export const LogInForFavourites = whole({ address: '/account/login', state: { showFavouritesAuthenticateError: true } })
export const LogInAfterResetLink = whole({
  address: '/account/login',
  state: { forgotPassword: 'dorothy@example.com' },
})

const pressLogIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await heading(canvasElement)
  const main = within(within(canvasElement).getByRole('main'))
  await userEvent.click(await main.findByRole('button', { name: 'Log in' }))
  await main.findByRole('alert')
}
export const LogInWithMistakes: Story = { args: { address: '/account/login' }, play: pressLogIn }
export const LogInRefused: Story = {
  args: {
    address: '/account/login',
    state: { forgotPassword: 'dorothy@example.com' },
    answer: ({ path }) => (path === '/api/v1.0/authenticate' ? refusal('InvalidLogin') : undefined),
  },
  play: async (context) => {
    await heading(context.canvasElement)
    const password = await within(context.canvasElement).findByLabelText('Password')
    await userEvent.type(password, 'a wrong one')
    await pressLogIn(context)
  },
}
