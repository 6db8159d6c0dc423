import { parseSync } from 'vite'
import type { BrowserFeature } from './browser-features.ts'
import { calledNames } from './called-names.ts'

/** A call of what some browsers lack. */
export interface MissingCall {
  name: string
  file: string
  missingIn: readonly string[]
}

/**
 * Lists what scripts call although a browser lacks it: globals, static members (`URL.canParse`) and methods (`toSorted`). A
 * script does not tell the type of an object. So a method counts if a browser lacks every feature of its name, and if no
 * script defines a property of that name. The scripts are loaded together.
 */
export function missingCalls(
  scripts: readonly { file: string; text: string }[],
  features: readonly BrowserFeature[],
): MissingCall[] {
  const missing = missingNames(features)
  const called = scripts.map(({ file, text }) => ({ file, ...calledNames(parseSync(file, text).program) }))
  const areDefined = new Set(called.flatMap(({ defined }) => [...defined]))
  return called.flatMap(({ file, globals, declared, statics, methods }) => {
    const foundStatics = [...statics].filter((name) => missing.statics.has(name))
    const isFound = (method: string) => foundStatics.some((name) => name.endsWith(`.${method}`))
    const found = [
      ...foundStatics,
      ...[...globals].filter((name) => missing.globals.has(name) && !declared.has(name)),
      ...[...methods].filter((name) => missing.methods.has(name) && !areDefined.has(name) && !isFound(name)),
    ]
    return found.map((name) => ({ name, file, missingIn: missing.all.get(name) ?? [] }))
  })
}

/** Returns the names that stand for missing features only, each with the browsers that lack it. */
function missingNames(features: readonly BrowserFeature[]) {
  const members = features.filter(({ owner }) => owner)
  const globals = alwaysMissing(features.filter(({ owner }) => !owner))
  const statics = alwaysMissing(members, ({ owner, name }) => `${owner}.${name}`)
  const methods = alwaysMissing(features)
  return { globals, statics, methods, all: new Map([...methods, ...globals, ...statics]) }
}

function alwaysMissing(features: readonly BrowserFeature[], nameOf = ({ name }: BrowserFeature) => name) {
  const missing = [...Map.groupBy(features, nameOf)].filter(([, sameName]) =>
    sameName.every(({ missingIn }) => missingIn.length > 0),
  )
  return new Map(missing.map(([name, [feature]]) => [name, feature?.missingIn ?? []]))
}
