import path from 'node:path'
import { build } from 'vite'
import { at, root } from '../repository/paths.mjs'

/** Libraries with machine code or WebAssembly. They lie in a package's `node_modules`. */
export const NATIVE = ['sharp', 'mrml']

/**
 * Bundles programs with their libraries as JavaScript modules for Node.
 * @param {{ programs: Record<string, string>, folder: string, chunks?: string, plugins?: import('vite').Plugin[] }} choice
 *   `programs` are source files from the root by the names of their bundles
 * @returns {Promise<string[]>} every module that the bundles contain
 */
export async function bundle({ programs, folder, chunks = '', plugins = [] }) {
  const input = Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, at(file)]))
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: NATIVE },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input,
        // Optional parts of pg that are not installed.
        external: ['pg-native', /^cloudflare:/],
        output: { entryFileNames: '[name].js', chunkFileNames: `${chunks}[name]-[hash].js` },
      },
    },
  })
  return [result].flat().flatMap(({ output }) => output.flatMap((file) => ('moduleIds' in file ? file.moduleIds : [])))
}

/**
 * Keeps the addresses by which our modules find their files. A package holds a file at its path of the repository, beside
 * the folder of the bundles. A program that a module starts is a bundle beside it.
 * @returns {import('vite').Plugin}
 */
export const keepFileAddresses = () => ({
  name: 'keep-file-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: { include: `${root}/tooling/**`, exclude: '**/node_modules/**' }, code: 'import.meta.' },
    handler(code, id) {
      const file = path.relative(root, id)
      return code
        .replaceAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g, `new URL('./$1.js', import.meta['url'])`)
        .replaceAll(/\bimport\.meta\.url\b/g, `new URL(${JSON.stringify(`../${file}`)}, import.meta['url']).href`)
        .replaceAll(
          /\bimport\.meta\.dirname\b/g,
          `(import.meta['dirname'] + ${JSON.stringify(`/../${path.dirname(file)}`)})`,
        )
        .replaceAll(/import\.meta\['(\w+)'\]/g, 'import.meta.$1')
    },
  },
})

/**
 * Leaves the demo shops out, whose promo codes and passwords are published.
 * @returns {import('vite').Plugin}
 */
export const withoutDemoShops = () => ({
  name: 'without-demo-shops',
  enforce: 'pre',
  resolveId: { filter: { id: /^@shop\/demo-shops\// }, handler: () => '\0demo-shops' },
  load: {
    filter: { id: /^\0demo-shops$/ },
    handler: () =>
      `export const demoData = () => { throw new Error('A packaged gateway has no demo shops. Set SITE_ENV to test, staging or production.') }`,
  },
})
