import { build, type Plugin, type Rolldown } from 'vite'

const INLINE = /\/rendering\/head\/main\.ts\?inline$/

/**
 * A module and all it imports as one short script that may stand in a page itself. Throws when its text would end the
 * script element around it.
 */
export async function bundleInlineScript(file: string): Promise<{ text: string; sources: string[] }> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [chunk] = built.output
  const text = chunk.code.trim()
  if (/<\/script|<!--/i.test(text)) throw new Error(`${file} cannot stand in a page`)
  return { text, sources: chunk.moduleIds }
}

/** Gives `import text from '.../rendering/head/main.ts?inline'` the finished script as its text. */
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
