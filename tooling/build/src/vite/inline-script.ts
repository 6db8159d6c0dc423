import { build, type Plugin, type Rolldown } from 'vite'
import { buildTarget } from './build-target.ts'

const INLINE = /\/rendering\/head\/main\.ts\?inline$/

/** Bundles a module and its imports into one script for a page. Throws if the text would end its script element. */
export async function bundleInlineScript(file: string): Promise<{ text: string; sources: string[] }> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk] = built.output
  const text = chunk.code.trim()
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} would end its script element`)
  return { text, sources: chunk.moduleIds }
}

/** Resolves `import text from '.../rendering/head/main.ts?inline'` to the text of the bundled script. */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: INLINE },
    async handler(id) {
      const { text, sources } = await bundleInlineScript(id.replace(/\?inline$/, ''))
      for (const source of sources) this.addWatchFile(source)
      return `export default ${JSON.stringify(text)}`
    },
  },
})
