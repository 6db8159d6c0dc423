import type { Plugin } from 'vite'
import { onlyOptimized } from './only-optimized.ts'

const DEVELOPMENT_FOLDER = '/react-router/dist/development/'

/**
 * Builds with React Router's production files. Its package exports the development files alone, whose warnings cost a first
 * visit 0.6 KB. Fails the build if one of them is still bundled.
 */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: onlyOptimized,
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT_FOLDER, '/react-router/dist/production/') }
    },
  },
  generateBundle() {
    const leftOver = [...this.getModuleIds()].find((id) => id.includes(DEVELOPMENT_FOLDER))
    if (leftOver) this.error(`${leftOver} is bundled instead of its production file.`)
  },
})
