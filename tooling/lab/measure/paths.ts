import path from 'node:path'

/** Where the figures are written. */
export const results = path.resolve(import.meta.dirname, '../test-results')
/** Storybook, once it is built. */
export const builtStorybook = path.resolve(import.meta.dirname, '../../storybook/dist')
