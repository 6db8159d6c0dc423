import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import type { StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { Answer } from './fake-gateway.ts'
import { longName, never, type StoryPage } from './story-page.tsx'

type PageStory = StoryObj<typeof StoryPage>

/** Returns the story of a page. It is ready when the page's heading is shown. */
export const pageStory = (args: NonNullable<PageStory['args']>): PageStory => ({
  args,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 })
  },
})

/** Lets a story of a page to print open without the browser's dialog. */
export function withoutPrintDialog() {
  const print = window.print.bind(window)
  window.print = () => {}
  return () => {
    window.print = print
  }
}

const answerProducts =
  (answer: () => unknown): Answer =>
  ({ path }) =>
    path.startsWith('/api/products/') ? answer() : undefined

/** Answers to all calls for lists of products. */
export const productAnswers = {
  two: answerProducts(() => ({ products: [batteries, domes] })),
  divided: answerProducts(() => ({
    products: [
      { ...batteries, facets: { fits: ['312'], type: ['Standard'] } },
      { ...domes, isOnPromotion: false, facets: { fits: ['miniFit'], type: ['Open'] } },
    ],
  })),
  long: answerProducts(() => ({
    products: [{ ...batteries, name: longName, description: longName.repeat(3) }, domes],
  })),
  none: answerProducts(() => ({ products: [] })),
  suggested: answerProducts(() => ({ products: [], suggestions: ['battery'] })),
  waiting: answerProducts(never),
  refused: answerProducts(() => Response.json({}, { status: 400 })),
}

/** The flags of a shop with everything around its products. */
export const listFlags = { showRecommendedProducts: true, allowFavourites: true, topMenuType: 'multilevel' }

/** A shop without a captcha, with a telephone number and a mail address. */
export const withoutCaptcha = {
  fallbacks: {},
  content: {
    sellingPointsBar: { phone: '+44 1423 555 010' },
    footer: { columns: [{ title: 'Help', links: [{ title: 'Mail', url: 'mailto:help@hearby.example' }] }] },
  },
}
