import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { refusal, type Answer } from '../../testing/fake-gateway.ts'
import { never, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Service forms',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const menu = [
  { route: 'contact-us', title: 'Contact us' },
  { route: 'withdrawal', title: 'Withdraw from contract here' },
  { route: 'accessibility', title: 'Accessibility' },
]
const pages = menu.map(({ route, title }) => ({
  route,
  contentHtml: `<h2>${title}</h2><p>As the editors wrote it.</p>`,
}))
const serving =
  (contact: () => unknown = () => ({})): Answer =>
  ({ path }) => {
    if (path === '/api/customer-service') return { menu, pages }
    return path === '/api/customer-service/contact-us' ? contact() : undefined
  }

/** Fills in fields and presses buttons. */
const filledIn =
  (typed: Readonly<Record<string, string>>, ...buttons: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main'))
    await main.findByRole('button', undefined, { timeout: 10_000 })
    for (const [name, value] of Object.entries(typed)) {
      await userEvent.type(main.getByRole('textbox', { name: new RegExp(`^${name}`) }), value)
    }
    for (const name of buttons) await userEvent.click(await main.findByRole('button', { name }))
  }

const contact = '/customer-service/contact-us'
const message = {
  'Your message': 'Which dome fits?',
  Name: 'Dorothy Ashworth',
  Phone: '01423 555 010',
  'Email address': 'dorothy@example.com',
}
export const Contact: Story = { args: { address: contact, answer: serving() }, play: filledIn({}) }
export const ContactWithMistakes: Story = {
  args: { address: contact, answer: serving() },
  play: filledIn({ Phone: 'none' }, 'Send message'),
}
export const ContactSending: Story = {
  args: { address: contact, answer: serving(never) },
  play: filledIn(message, 'Send message'),
}
export const ContactRefused: Story = {
  args: { address: contact, answer: serving(() => refusal('too-many-attempts')) },
  play: filledIn(message, 'Send message'),
}
export const ContactSent: Story = {
  args: { address: contact, answer: serving() },
  play: filledIn(message, 'Send message'),
}

const withdrawal = '/customer-service/withdrawal'
const typed = {
  'Order number': 'PD100001',
  Name: 'Dorothy Ashworth',
  'Email address': 'dorothy@example.com',
  Reason: 'The clock is too loud for me.',
}
export const Withdrawal: Story = { args: { address: withdrawal, answer: serving() }, play: filledIn({}) }
export const WithdrawalWithMistakes: Story = {
  args: { address: withdrawal, answer: serving() },
  play: filledIn({ Reason: 'See evil.example' }, 'Check and send'),
}
export const WithdrawalToCheck: Story = {
  args: { address: withdrawal, answer: serving() },
  play: filledIn(typed, 'Check and send'),
}
export const WithdrawalSent: Story = {
  args: { address: withdrawal, answer: serving() },
  play: filledIn(typed, 'Check and send', 'Confirm withdrawal'),
}

/** A site without a captcha, whose settings name an address for customers. */
const withoutCaptcha = { fallbacks: { links: { contact: 'mailto:help@hearby.example' } } }
const isTold: NonNullable<Story['play']> = async ({ canvasElement }) =>
  void (await within(canvasElement).findByRole('link', { name: 'help@hearby.example' }))
export const ContactWithoutCaptcha: Story = {
  args: { address: contact, answer: serving(), ...withoutCaptcha },
  play: isTold,
}
export const WithdrawalWithoutCaptcha: Story = {
  args: { address: withdrawal, answer: serving(), ...withoutCaptcha },
  play: isTold,
}

export const Accessibility: Story = {
  args: { address: '/customer-service/accessibility', answer: serving() },
  play: async ({ canvasElement }) =>
    void (await within(canvasElement).findByRole('checkbox', { name: /automatically/ })),
}
