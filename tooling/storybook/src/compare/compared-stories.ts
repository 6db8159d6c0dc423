import { settings } from './settings.ts'
import { pairStories, readStories } from './stories.ts'

const { before, after, only } = settings
if (!before.folder) throw new Error('Compare with: npm run storybook -- compare <git ref>.')

/** The stories of both Storybooks, as their indexes list them. */
export const stories = pairStories(readStories(before.folder), readStories(after.folder), only)
