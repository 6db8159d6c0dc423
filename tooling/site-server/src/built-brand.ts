import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type * as EntryServer from '@shop/features/render.tsx'
import type { Brand } from '@shop/features/brand.ts'

/** What a brand's server bundle exports. */
type ServerBundle = typeof EntryServer & { brand: Brand }

export interface BuiltBrand {
  brand: Brand
  bundle: ServerBundle
  assets: EntryServer.Assets
  /** The folder of the browser bundle. */
  clientFolder: string
}

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
})
const manifestSchema = v.record(v.string(), chunkSchema)
type Manifest = v.InferOutput<typeof manifestSchema>

const apps = path.resolve(import.meta.dirname, '../../../apps')

/** Opens the built brands; all of them where none is named. */
export async function openBrands(names: readonly string[]): Promise<BuiltBrand[]> {
  const wanted = names.length > 0 ? names : (await readdir(apps)).toSorted()
  const missing = names.filter((name) => !existsSync(serverEntry(name)))
  if (missing.length > 0) throw new Error(`Not built yet: ${missing.join(', ')}. Build with: npm run build`)
  return Promise.all(wanted.filter((name) => existsSync(serverEntry(name))).map(openBrand))
}

const serverEntry = (name: string) => path.join(apps, name, 'dist/server/entry-server.js')

async function openBrand(name: string): Promise<BuiltBrand> {
  const bundle = (await import(pathToFileURL(serverEntry(name)).href)) as ServerBundle
  const clientFolder = path.join(apps, name, 'dist/client')
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(path.join(clientFolder, '.vite/manifest.json'), 'utf8')))
  return { brand: bundle.brand, bundle, assets: assetsOf(manifest), clientFolder }
}

function assetsOf(manifest: Manifest): EntryServer.Assets {
  const [entryKey, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? []
  if (!entryKey || !entry) throw new Error('The browser bundle has no entry')
  const known = new Set([entryKey, ...importsOf(manifest, entryKey)])
  const pages = Object.keys(manifest).flatMap((key) => {
    const [, page] = /\/pages\/([\w-]+)\.tsx$/.exec(key) ?? []
    const own = [key, ...importsOf(manifest, key)].filter((chunk) => !known.has(chunk))
    return page ? [[page, own.map((chunk) => address(manifest, chunk))] as const] : []
  })
  return {
    entry: address(manifest, entryKey),
    imports: importsOf(manifest, entryKey).map((chunk) => address(manifest, chunk)),
    pages: Object.fromEntries(pages),
  }
}

const address = (manifest: Manifest, key: string) => `/${manifest[key]?.file ?? ''}`

function importsOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  for (const imported of manifest[key]?.imports ?? []) {
    if (seen.has(imported)) continue
    seen.add(imported)
    importsOf(manifest, imported, seen)
  }
  return [...seen]
}
