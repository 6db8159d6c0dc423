import type { StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import type { Answer } from './fake-gateway.ts'
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

/** Fills in fields and presses buttons. */
export const filledIn =
  (
    typed: Readonly<Record<string, string>>,
    ...buttons: readonly string[]
  ): NonNullable<StoryObj<typeof StoryPage>['play']> =>
  async ({ canvasElement }) => {
    const main = within(await within(canvasElement).findByRole('main'))
    await main.findByRole('button', undefined, { timeout: 10_000 })
    for (const [name, value] of Object.entries(typed)) {
      await userEvent.type(main.getByRole('textbox', { name: new RegExp(`^${name}`) }), value)
    }
    for (const name of buttons) await userEvent.click(await main.findByRole('button', { name }))
  }
