import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pictures } from '../paths.ts'

/** The files of all drawings by name. */
export const pictureFiles: ReadonlyMap<string, string> = new Map(
  globSync('*/*.svg', { cwd: pictures }).map((file) => [path.basename(file, '.svg'), path.join(pictures, file)]),
)

/** Returns the SVG of a drawing. */
export function readPicture(name: string): string {
  const file = pictureFiles.get(name)
  if (!file) throw new Error(`No file in pictures/ is called ${name}.svg.`)
  return readFileSync(file, 'utf8')
}
