import path from 'node:path'

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..')
export const apps = path.join(root, 'apps')
export const glossary = path.join(root, 'docs/glossary.md')
/** The texts of the shop, a file for each language. */
export const messages = path.join(root, 'packages/domain/src/messages')
/** This package, where builds are written. */
export const storybook = path.join(root, 'tooling/storybook')
