import * as v from 'valibot'
import type { Assets } from '@shop/features/render.tsx'

const chunkSchema = v.object({
  file: v.string(),
  isEntry: v.optional(v.boolean(), false),
  imports: v.optional(v.array(v.string()), []),
})

/** The bundler's manifest: source files with their chunks. */
export const manifestSchema = v.record(v.string(), chunkSchema)
type Manifest = v.InferOutput<typeof manifestSchema>

/** Returns the addresses of the scripts that each page needs, each script once. Throws for a bundle without an entry. */
export function assetsOf(manifest: Manifest): Assets {
  const [entryKey, entry] = Object.entries(manifest).find(([, chunk]) => chunk.isEntry) ?? []
  if (!entryKey || !entry) throw new Error('The browser bundle has no entry')
  const address = (key: string) => `/${manifest[key]?.file ?? ''}`
  const imports = importsOf(manifest, entryKey)
  const known = new Set([entryKey, ...imports])
  const pages = Object.keys(manifest).flatMap((key) => {
    const [, page] = /\/pages\/([\w/-]+)\.tsx$/.exec(key) ?? []
    const own = [key, ...importsOf(manifest, key)].filter((chunk) => !known.has(chunk))
    return page ? [[page, own.map(address)] as const] : []
  })
  return { entry: address(entryKey), imports: imports.map(address), pages: Object.fromEntries(pages) }
}

/** Returns the chunks that a chunk imports, directly or indirectly, dependencies first. */
const importsOf = (manifest: Manifest, key: string, seen = new Set<string>()): string[] =>
  (manifest[key]?.imports ?? []).flatMap((imported) => {
    if (seen.has(imported)) return []
    seen.add(imported)
    return [...importsOf(manifest, imported, seen), imported]
  })
