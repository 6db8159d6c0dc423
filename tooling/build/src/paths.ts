import path from 'node:path'

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '../../..')
/** The folder of the brands' folders. */
export const apps = path.join(root, 'apps')
export const packages = path.join(root, 'packages')
/** The module of the script in the head of every page. */
export const headScript = path.join(packages, 'features/src/rendering/head/main.ts')
export const siteServer = path.join(root, 'tooling/site-server')
