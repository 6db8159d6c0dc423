import type { Rolldown } from 'vite'

/** A group of the modules that some pages import, themselves or through others, and that are not theirs alone. */
export const importedBy = (name: string, pages: RegExp) => ({
  debugName: name,
  name: nameIfImported(name, pages),
  minShareCount: 2,
})

const nameIfImported =
  (name: string, pages: RegExp): Rolldown.CodeSplittingNameFunction =>
  (id, modules) => {
    const importers = new Set([id])
    // Grows while it is walked through.
    for (const importer of importers) {
      if (pages.test(importer)) return name
      for (const further of modules.getModuleInfo(importer)?.importers ?? []) importers.add(further)
    }
    return null
  }
