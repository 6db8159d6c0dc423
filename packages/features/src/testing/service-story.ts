import type { StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { Answer } from './fake-gateway.ts'
import { shownText, type MessageKey } from './story-setting.ts'
import type { StoryPage } from './story-page.tsx'

const menu = [
  { route: 'contact-us', title: 'Contact us' },
  { route: 'withdrawal', title: 'Withdraw from contract here' },
  { route: 'accessibility', title: 'Accessibility' },
]
const pages = menu.map(({ route, title }) => ({
  route,
  contentHtml: `<h2>${title}</h2><p>As the editors wrote it.</p>`,
}))
/** Answers with the pages of customer service, and with `contact` to a message. */
export const servicePages =
  (contact: () => unknown = () => ({})): Answer =>
  ({ path }) => {
    if (path === '/api/customer-service') return { menu, pages }
    return path === '/api/customer-service/contact-us' ? contact() : undefined
  }

/** Fills in fields and presses buttons, each named by the key of its text. */
export const filledIn =
  (
    typed: Readonly<Partial<Record<MessageKey, string>>>,
    ...buttons: readonly MessageKey[]
  ): NonNullable<StoryObj<typeof StoryPage>['play']> =>
  async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main'))
    await main.findAllByRole('button', undefined, { timeout: 10_000 })
    for (const [key, value] of Object.entries(typed) as [MessageKey, string][]) {
      await userEvent.type(main.getByRole('textbox', { name: new RegExp(`^${shownText(key)}`) }), value)
    }
    for (const key of buttons) await userEvent.click(await main.findByRole('button', { name: shownText(key) }))
  }
