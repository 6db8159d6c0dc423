import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig } from 'vite'
import type { FloorContent } from './floor-content.ts'
import type * as StackServer from './stack-server.tsx'

const here = import.meta.dirname

/** Builds the stack floor and writes its pages into `folder`. The pictures are those of the floor. */
export async function writeStackFloor(goods: FloorContent, floor: string, folder: string) {
  await cp(path.join(floor, 'img'), path.join(folder, 'img'), { recursive: true })
  await mkdir(path.join(folder, 'p'), { recursive: true })
  await build(bundleOf('stack-browser.tsx', path.join(folder, 'assets'), false))
  await build(bundleOf('stack-server.tsx', path.join(folder, '../stack-server'), true))
  const server = pathToFileURL(path.join(folder, '../stack-server/stack-server.js')).href
  const { render } = (await import(server)) as typeof StackServer
  const write = (name: string, address: string, shown: FloorContent, preload?: string) =>
    writeFile(path.join(folder, `${name}.html`), page(render(address, shown), shown, preload))
  await write('index', '/', { ...goods, products: goods.products.slice(0, 8) }, goods.hero)
  await write('category', '/category', goods)
  await write('cart', '/cart', { ...goods, products: [] })
  for (const good of goods.products) {
    await write(`p/${good.slug}`, `/p/${good.slug}`, { ...goods, products: [good] }, `/img/${good.picture}-l.avif`)
  }
}

const bundleOf = (entry: string, outDir: string, forServer: boolean): InlineConfig => ({
  configFile: false,
  logLevel: 'error',
  root: here,
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ...(forServer && {
    ssr: { noExternal: true },
    resolve: { conditions: ['module-sync', 'node', 'import', 'default'] },
  }),
  build: {
    outDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    ssr: forServer,
    modulePreload: false,
    rolldownOptions: {
      input: path.join(here, entry),
      output: { entryFileNames: forServer ? '[name].js' : 'stack-shop.js' },
    },
  },
})

function page({ html, styles }: ReturnType<typeof StackServer.render>, goods: FloorContent, preload?: string) {
  const picture = preload ? `<link rel="preload" as="image" fetchpriority="high" href="${preload}">` : ''
  const data = JSON.stringify(goods).replaceAll('<', '\\u003c')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Stack floor</title><meta name="description" content="The floor of our stack"><link rel="icon" href="data:,">${picture}${styles}<script type="module" src="/assets/stack-shop.js"></script></head><body><div id="root">${html}</div><script type="application/json" id="data">${data}</script></body></html>`
}
