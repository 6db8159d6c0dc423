import type { Plugin, Rolldown } from 'vite'

type CodeSplittingGroup = NonNullable<
  Extract<Rolldown.OutputOptions['codeSplitting'], { groups?: unknown }>['groups']
>[number]

/** Modules that are fetched together in one file. */
export interface Chunk extends Pick<CodeSplittingGroup, 'tags' | 'priority'> {
  name: string
  /** The modules by their paths. */
  modules?: readonly RegExp[]
  /** The modules that these modules import, themselves or through others, and that are not theirs alone. */
  importedBy?: readonly RegExp[]
}

export const codeSplittingGroup = ({ name, modules, importedBy, ...rest }: Chunk): CodeSplittingGroup => ({
  ...rest,
  ...(importedBy ? { debugName: name, name: nameIfImported(name, importedBy), minShareCount: 2 } : { name }),
  ...(modules && { test: new RegExp(modules.map(({ source }) => source).join('|')) }),
})

const matchesAny = (patterns: readonly RegExp[], id: string) => patterns.some((pattern) => pattern.test(id))

const nameIfImported =
  (name: string, pages: readonly RegExp[]): Rolldown.CodeSplittingNameFunction =>
  (id, modules) => {
    const importers = new Set([id])
    // Grows while it is iterated.
    for (const importer of importers) {
      if (matchesAny(pages, importer)) return name
      for (const further of modules.getModuleInfo(importer)?.importers ?? []) importers.add(further)
    }
    return null
  }

/** Fails the browser build when a pattern of a chunk matches no module. A renamed file would break its chunk unnoticed. */
export const failOnUnusedPatterns = (chunks: readonly Chunk[]): Plugin => ({
  name: 'unused-chunk-patterns',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const unused = unusedPatterns(chunks, [...this.getModuleIds()])
    if (unused.length > 0) this.error(`No module matches ${unused.join(', ')} (tooling/build/src/vite/brand.ts)`)
  },
})

export const unusedPatterns = (chunks: readonly Chunk[], ids: readonly string[]) =>
  chunks
    .flatMap(({ modules = [], importedBy = [] }) => [...modules, ...importedBy])
    .filter((pattern) => !ids.some((id) => pattern.test(id)))
