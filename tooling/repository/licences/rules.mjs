/**
 * A library as CycloneDX lists it.
 * @typedef {{ group?: string, name: string, version?: string,
 *   licenses?: { license?: { id?: string, name?: string }, expression?: string }[] }} Component
 * @typedef {{ allowed: readonly string[], exceptions: Readonly<Record<string, readonly { library: string }[]>> }} Rules
 */

/** @param {Component} component */
export const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name)

/**
 * Returns what is wrong with the licences of a library, or `undefined` when each of them is allowed.
 * @param {Component} component
 * @param {Rules} rules
 */
export function licenceComplaint(component, rules) {
  const name = nameOf(component)
  const licences = licencesOf(component)
  const named = `${name} ${component.version ?? ''}`.trim()
  if (licences.length === 0) return `${named} names no licence`
  const refused = licences.filter((licence) => !isAllowed(licence, name, rules))
  return refused.length > 0 ? `${named} has the licence ${refused.join(' and ')}` : undefined
}

/**
 * Whether an SPDX expression can be met: one side of each OR, both of each AND. Other expressions, such as WITH, must be
 * listed as they are written.
 * @param {string} expression
 * @param {string} library
 * @param {Rules} rules
 */
function isAllowed(expression, library, rules) {
  const text = withoutOuterBrackets(expression.trim())
  const either = splitOutside(text, ' OR ')
  if (either.length > 1) return either.some((part) => isAllowed(part, library, rules))
  const both = splitOutside(text, ' AND ')
  if (both.length > 1) return both.every((part) => isAllowed(part, library, rules))
  const excepted = Object.hasOwn(rules.exceptions, text) ? rules.exceptions[text] : []
  return rules.allowed.includes(text) || excepted.some((one) => library.startsWith(one.library))
}

/** @param {string} text */
const withoutOuterBrackets = (text) =>
  text.startsWith('(') && text.endsWith(')') && isBalanced(text.slice(1, -1)) ? text.slice(1, -1) : text

/** Splits at a word that stands outside of brackets. @param {string} text @param {string} word */
function splitOutside(text, word) {
  /** @type {string[]} */
  const parts = []
  for (const piece of text.split(word)) {
    const last = parts.at(-1)
    if (last === undefined || isBalanced(last)) parts.push(piece)
    else parts[parts.length - 1] = `${last}${word}${piece}`
  }
  return parts
}

/** Whether no bracket is closed before it was opened, and none stays open. @param {string} text */
function isBalanced(text) {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (depth < 0) return false
  }
  return depth === 0
}

/**
 * Complains of licences and exceptions that no library needs.
 * @param {readonly Component[]} components
 * @param {Rules} rules
 */
export function unusedRules(components, rules) {
  const needs = components.map((component) => ({
    name: nameOf(component),
    words: licencesOf(component).flatMap((licence) => [licence, ...licence.split(/[^\w.-]+/)]),
  }))
  const unused = [
    ...rules.allowed.map((licence) => ({ licence, library: '' })),
    ...Object.entries(rules.exceptions).flatMap(([licence, all]) => all.map(({ library }) => ({ licence, library }))),
  ].filter(
    ({ licence, library }) => !needs.some(({ name, words }) => name.startsWith(library) && words.includes(licence)),
  )
  return unused.map(
    ({ licence, library }) =>
      `tooling/repository/rules/licences.mjs: no library${library && ` ${library}`} needs ${licence}`,
  )
}

/** @param {Component} component */
const licencesOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
