import { doors, rows, typesFromAbove } from '../../../architecture.config.mjs'

const IN_A_FOLDER = /^[a-z]+\/[^/]+\/src\/(([^/]+)\/.*)$/
const BESIDE_THE_CODE = /\.(test|stories|config)\.[a-z]+$|\/testing(\/|\.[a-z]+$)|\.storybook\//

/**
 * What an import breaks; nothing when the door is open.
 * @param {{ file: string, name: string, typeOnly?: boolean, target: string | undefined, from: string, to: string | undefined }} step
 * `from` and `to` are package names, `target` the file reached
 */
export function complaintAbout({ file, name, typeOnly = false, target, from, to }) {
  const door = doors[from]
  if (!door) return `${file}: ${from} is missing in architecture.config.mjs`
  if (target === undefined) return libraryComplaint(file, name, door)
  if (to !== from) return openTo(file, from, door).includes(to) ? undefined : `${file}: ${from} may not import ${to}`
  return rows[from] && !BESIDE_THE_CODE.test(file) ? rowComplaint({ file, target, typeOnly, from }) : undefined
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

function rowComplaint({ file, target, typeOnly, from }) {
  const [here, there] = [folderOf(file, from), folderOf(target, from)]
  if (here === undefined) return undefined
  const rowOf = (folder) => rows[from].findIndex((row) => row.includes(folder))
  if (there === undefined) {
    const isOpen = typeOnly && target.endsWith(`/src/${typesFromAbove[from]?.[here]}`)
    return isOpen || !target.includes('/src/') ? undefined : `${file}: ${target} is above all rows`
  }
  if (rowOf(here) < 0) return `${file}: the folder ${here} stands in no row of architecture.config.mjs`
  if (here === there || rowOf(there) < rowOf(here)) return undefined
  return `${file}: ${here} may not import ${there} (the rows are in architecture.config.mjs)`
}

/** The folder of `src` that a file stands in, or the folder below it that has a row of its own. */
function folderOf(file, from) {
  const [, rest, folder] = IN_A_FOLDER.exec(file) ?? []
  return rows[from]?.flat().find((inRow) => rest?.startsWith(`${inRow}/`)) ?? folder
}

/**
 * The circles among files, each as the way round. @param {Map<string, string[]>} reaches
 */
export function circlesIn(reaches) {
  const done = new Set()
  const circles = []
  function walk(file, path) {
    const start = path.indexOf(file)
    if (start >= 0) {
      circles.push([...path.slice(start), file])
      return
    }
    if (done.has(file)) return
    for (const next of reaches.get(file) ?? []) walk(next, [...path, file])
    done.add(file)
  }
  for (const file of reaches.keys()) walk(file, [])
  return circles
}
