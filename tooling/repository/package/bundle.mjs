import path from 'node:path'
import { build, parseSync, Visitor } from 'vite'
import { NODE_VERSION } from '../workspace/node-version.mjs'
import { at, root } from '../workspace/paths.mjs'

/** Libraries with machine code or WebAssembly. They lie in a package's `node_modules`. */
export const NATIVE = ['sharp', 'mrml']

/** @typedef {{ files: Record<string, string>, folder: string, chunks?: string, plugins?: import('vite').Plugin[] }} Bundles */

/** Bundles programs of the repository with their libraries. See `bundle`. @param {Bundles} bundles */
export const bundlePrograms = ({ plugins = [], ...bundles }) =>
  bundle({ ...bundles, plugins: [requireNodeFirst(), keepFileAddresses(), ...plugins] })

/**
 * Bundles files with their libraries as JavaScript modules for Node.
 * @param {Bundles} bundles `files` are sources from the root by the names of their bundles
 * @returns {Promise<string[]>} every module that the bundles contain
 */
export async function bundle({ files, folder, chunks = '', plugins = [] }) {
  const input = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, at(file)]))
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
      target: `node${NODE_VERSION}`,
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
const keepFileAddresses = () => ({
  name: 'keep-file-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: { include: `${root}/tooling/**`, exclude: '**/node_modules/**' }, code: 'import.meta' },
    handler: (code, id) => withPackagedAddresses(code, path.relative(root, id)),
  },
})

/** What stands for the address of a module in its package. The bundles are in a folder of their own. */
const PACKAGED = {
  url: (file) => `new URL(${JSON.stringify(`../${file}`)}, import.meta.url).href`,
  dirname: (file) => `(import.meta.dirname + ${JSON.stringify(`/../${path.dirname(file)}`)})`,
}

/**
 * Returns the code of a module as a package needs it. Throws for an address that no package knows.
 * @param {string} code
 * @param {string} file the module, from the root
 */
export function withPackagedAddresses(code, file) {
  const edits = []
  const ofBundle = new Set()
  new Visitor({
    NewExpression({ callee, arguments: [relative, base] }) {
      const [, program] = /^\.\/([\w-]+)\.ts$/.exec(relative?.value ?? '') ?? []
      if (callee.name !== 'URL' || !program || !isAddress(base)) return
      ofBundle.add(base)
      edits.push({ at: relative, text: `'./${program}.js'` })
    },
    MemberExpression(node) {
      if (!isAddress(node) || ofBundle.has(node)) return
      const packaged = PACKAGED[node.property.name]
      if (!packaged) throw new Error(`${file}: a package knows no import.meta.${node.property.name}.`)
      edits.push({ at: node, text: packaged(file) })
    },
  }).visit(parseSync(file, code).program)
  return edits
    .toSorted((one, other) => other.at.start - one.at.start)
    .reduce((text, { at: { start, end }, text: made }) => text.slice(0, start) + made + text.slice(end), code)
}

const isAddress = (node) => node?.type === 'MemberExpression' && node.object.type === 'MetaProperty'

const PROGRAM = '\0program:'

/**
 * Loads each program after its Node has been found new enough. A program's own imports would be linked before its first line.
 * @returns {import('vite').Plugin}
 */
const requireNodeFirst = () => ({
  name: 'require-node-first',
  enforce: 'pre',
  // Relative, because the bundle names it.
  resolveId: (id, _importer, { isEntry }) => (isEntry ? PROGRAM + path.relative(root, id) : undefined),
  load: {
    filter: { id: new RegExp(`^${PROGRAM}`) },
    handler: (id) => {
      const [check, program] = [at('tooling/repository/workspace/require-node.mjs'), at(id.slice(PROGRAM.length))]
      return `import ${JSON.stringify(check)}\nawait import(${JSON.stringify(program)})`
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
