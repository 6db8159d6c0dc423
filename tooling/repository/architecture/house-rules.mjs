import { doors, layers, typesFromAbove } from '../rules/imports.mjs'
import { allBrands } from '../workspace/paths.mjs'

const IN_A_FOLDER = /^[a-z]+\/[^/]+\/src\/(([^/]+)\/.*)$/
/** Tests, stories and settings of tools. */
export const BESIDE_THE_CODE = /\.(test|stories|config)\.[a-z]+$|\/testing(\/|\.[a-z]+$)|\.storybook\//

/**
 * Returns which rule an import breaks, or `undefined` when it breaks none.
 * @param {{ file: string, name: string, typeOnly?: boolean, target: string | undefined, from: string, to: string | undefined }} step
 * `from` and `to` are package names, `target` the file reached
 */
export function complaintAbout({ file, name, typeOnly = false, target, from, to }) {
  const door = doors[from]
  if (!door) return `${file}: ${from} is missing in tooling/repository/rules/imports.mjs`
  if (target === undefined) return libraryComplaint(file, name, door)
  if (to !== from) return openTo(file, from, door).includes(to) ? undefined : `${file}: ${from} may not import ${to}`
  if (!layers[from] || BESIDE_THE_CODE.test(file)) return undefined
  if (/\/testing(\/|\.[a-z]+$)/.test(target)) return `${file}: only tests may import ${target}`
  return rowComplaint({ file, target, typeOnly, from })
}

const openTo = (file, from, { may, testsMayAlso = [], folderMayAlso = {} }) => [
  ...may,
  ...(BESIDE_THE_CODE.test(file) ? testsMayAlso : []),
  ...(folderMayAlso[folderOf(file, from)] ?? []),
]

function libraryComplaint(file, name, { libraries }) {
  const isAllowed = !libraries || BESIDE_THE_CODE.test(file) || libraries.includes(name)
  return isAllowed ? undefined : `${file}: only ${libraries.join(', ')} may be imported here, not ${name}`
}

/** A folder may import from layers below its own, and the paths of its package. */
function rowComplaint({ file, target, typeOnly, from }) {
  const [here, there] = [folderOf(file, from), folderOf(target, from)]
  if (here === undefined) return undefined
  const layerOf = (folder) => layers[from].findIndex((layer) => layer.includes(folder))
  if (there === undefined) {
    const isOpen = typeOnly && target.endsWith(`/src/${typesFromAbove[from]?.[here]}`)
    return isOpen || !target.includes('/src/') || target.endsWith('/src/paths.ts')
      ? undefined
      : `${file}: ${target} is above all layers`
  }
  if (layerOf(here) < 0) return `${file}: the folder ${here} stands in no layer of tooling/repository/rules/imports.mjs`
  if (here === there || layerOf(there) < layerOf(here)) return undefined
  return `${file}: ${here} may not import ${there} (the layers are in tooling/repository/rules/imports.mjs)`
}

/** Returns the folder of `src` that holds a file, or the folder below it with its own layer. */
function folderOf(file, from) {
  const [, rest, folder] = IN_A_FOLDER.exec(file) ?? []
  return layers[from]?.flat().find((layered) => rest?.startsWith(`${layered}/`)) ?? folder
}

/**
 * Complains of what tooling/repository/rules/imports.mjs allows although no import needs it, and of folders in its layers without a file.
 * @param {Parameters<typeof complaintAbout>[0][]} steps all imports of the repository
 * @param {string[]} files all sources of the repository
 */
export function unusedRules(steps, files) {
  const unused = Object.entries(doors).flatMap(([from, door]) => {
    const own = steps.filter((step) => step.from === from)
    return openingsOf(from, door)
      .filter(({ opens }) => !own.some(opens))
      .map(({ name }) => `tooling/repository/rules/imports.mjs: nothing in ${from} needs ${name}`)
  })
  const isEmpty = (from, folder) => !files.some((file) => folderOf(file, from) === folder)
  const empty = Object.entries(layers).flatMap(([from, all]) => all.flat().filter((folder) => isEmpty(from, folder)))
  return [
    ...unused,
    ...empty.map((folder) => `tooling/repository/rules/imports.mjs: the folder ${folder} holds no file`),
  ]
}

/** Lists what a door allows, each with the imports that it opens the door to. */
function openingsOf(from, { may, libraries = [], testsMayAlso = [], folderMayAlso = {} }) {
  return [
    ...may.map((name) => ({ name, opens: (step) => reaches(step, name) })),
    ...libraries.map((name) => ({ name, opens: (step) => step.name === name && !BESIDE_THE_CODE.test(step.file) })),
    ...testsMayAlso.map((name) => ({ name, opens: (step) => reaches(step, name) && BESIDE_THE_CODE.test(step.file) })),
    ...Object.entries(folderMayAlso).flatMap(([folder, names]) =>
      names.map((name) => ({ name, opens: (step) => reaches(step, name) && folderOf(step.file, from) === folder })),
    ),
    ...Object.entries(typesFromAbove[from] ?? {}).map(([folder, name]) => ({
      name,
      opens: ({ file, target }) => folderOf(file, from) === folder && target?.endsWith(`/src/${name}`),
    })),
  ]
}

const brands = allBrands()

/** A door that is open to all brands is used when one of them is imported. */
const reaches = ({ to }, name) => to === name || (brands.includes(name) && brands.includes(to))
