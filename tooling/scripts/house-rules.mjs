import { doors, featureRows } from '../../architecture.config.mjs'

const FEATURES = /^packages\/features\/src\/([a-z-]+)\//
const ABOVE_ALL_ROWS = /^packages\/features\/src\/[^/]+$/
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
  if (to !== from) {
    const may = BESIDE_THE_CODE.test(file) ? [...door.may, ...(door.testsMayAlso ?? [])] : door.may
    return may.includes(to) ? undefined : `${file}: ${from} may not import ${to}`
  }
  return rowComplaint(file, target, typeOnly)
}

function libraryComplaint(file, name, { libraries }) {
  const isAllowed = !libraries || BESIDE_THE_CODE.test(file) || libraries.includes(name)
  return isAllowed ? undefined : `${file}: only ${libraries.join(', ')} may be imported here, not ${name}`
}

function rowComplaint(file, target, typeOnly) {
  const [, here] = FEATURES.exec(file) ?? []
  const [, there] = FEATURES.exec(target) ?? []
  if (!here || BESIDE_THE_CODE.test(file)) return undefined
  if (!there) {
    // What stands in no folder makes the whole of the parts. Pages are told the shop they belong to, as a type.
    const isOpen = !ABOVE_ALL_ROWS.test(target) || (here === 'pages' && typeOnly && target.endsWith('/shop.ts'))
    return isOpen ? undefined : `${file}: ${target} is above all rows`
  }
  if (rowOf(here) < 0) return `${file}: the folder ${here} stands in no row of architecture.config.mjs`
  if (here === there || rowOf(there) < rowOf(here)) return undefined
  return `${file}: ${here} may not import ${there} (the rows are in architecture.config.mjs)`
}

const rowOf = (folder) => featureRows.findIndex((row) => row.includes(folder))

/**
 * The circles among files, each as the way round. @param {Map<string, string[]>} reaches
 */
export function circlesIn(reaches) {
  const done = new Set()
  const circles = []
  function walk(file, way) {
    const start = way.indexOf(file)
    if (start >= 0) {
      circles.push([...way.slice(start), file])
      return
    }
    if (done.has(file)) return
    for (const next of reaches.get(file) ?? []) walk(next, [...way, file])
    done.add(file)
  }
  for (const file of reaches.keys()) walk(file, [])
  return circles
}
