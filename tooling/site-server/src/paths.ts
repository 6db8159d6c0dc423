import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** The folder of the brands' folders, of the repository or of a package. */
export const apps = path.join(root, 'apps')
/** The table of all settings, which the tests read. */
export const settingsGuide = path.join(root, 'docs/operate/configure.md')
/** The settings of the demo's sites, which the tests read. */
export const demoSites = path.join(root, 'tooling/demo-shops/sites.json')
/** Storybook, once it is built. */
export const builtStorybook = path.join(root, 'tooling/storybook/dist')
