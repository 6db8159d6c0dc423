import path from 'node:path'

const { STORYBOOK_BEFORE, STORYBOOK_AFTER, STORYBOOK_REF, STORYBOOK_ONLY, STORYBOOK_BRANDS, STORYBOOK_PORTS } =
  process.env
const [beforePort, afterPort] = (STORYBOOK_PORTS ?? '').split(',')

/** The folder with the page and the pictures of the comparison. */
export const RESULTS = path.resolve(import.meta.dirname, '../../test-results/compare')

/** What `npm run storybook -- compare` compares: two built Storybooks, each with the port that serves it. */
export const settings = {
  before: { folder: STORYBOOK_BEFORE ?? '', port: Number(beforePort), ref: STORYBOOK_REF ?? '' },
  after: { folder: STORYBOOK_AFTER ?? '', port: Number(afterPort), ref: 'the working copy' },
  brands: (STORYBOOK_BRANDS ?? '').split(','),
  only: STORYBOOK_ONLY ?? '',
}
