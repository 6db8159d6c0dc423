import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { onlyOptimized } from './only-optimized.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const worthCompressing = /\.(?:js|css|svg|json)$/
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Writes a `.br` and a `.gz` beside every text file of the browser bundle. Servers then need not compress. */
export const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: onlyOptimized,
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }) {
    if (!dir) return
    const folder = path.join(dir, 'assets')
    const names = (await readdir(folder)).filter((name) => worthCompressing.test(name))
    await Promise.all(names.map((name) => compress(path.join(folder, name))))
  },
})

async function compress(file: string) {
  const content = await readFile(file)
  await writeFile(`${file}.br`, await brotli(content, best))
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
}
