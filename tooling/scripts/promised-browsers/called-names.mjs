import { Visitor } from 'vite'

/** @typedef {import('vite').ESTree.Node} Node */

const GLOBAL_OBJECTS = ['globalThis', 'self', 'window']

/**
 * Returns what a script calls without asking first, by `typeof` or `?.()`, whether it is there: `globals` are bare names and
 * calls on `window`, `statics` are members of bare names, `methods` are calls on anything else. `declared` are the script's own
 * variables, `defined` its own properties.
 * @param {import('vite').ESTree.Program} program
 */
export function calledNames(program) {
  const names = {
    globals: new Set(),
    statics: new Set(),
    methods: new Set(),
    declared: new Set(),
    defined: new Set(),
  }
  /** Parts of the program that call nothing: names of properties, and what is asked for. */
  const skipped = new Set()
  const define = ({ key, computed }) => {
    if (computed) return
    skipped.add(key)
    names.defined.add(key.name ?? key.value)
  }
  const declare = ({ id }) => {
    if (id) names.declared.add(id.name)
  }
  const call = ({ callee, optional = false }) => {
    const name = memberName(callee)
    if (!name) return
    if (optional) skipped.add(callee)
    else if (GLOBAL_OBJECTS.includes(callee.object.name)) names.globals.add(name)
    else names.methods.add(name)
  }
  new Visitor({
    CallExpression: call,
    NewExpression: call,
    MemberExpression(member) {
      const { object, property, computed } = member
      if (!computed) skipped.add(property)
      if (object.type === 'Identifier' && !skipped.has(member))
        names.statics.add(`${object.name}.${memberName(member)}`)
    },
    Property: define,
    MethodDefinition: define,
    PropertyDefinition: define,
    AssignmentExpression: ({ left }) => names.defined.add(memberName(left)),
    FunctionDeclaration: declare,
    ClassDeclaration: declare,
    VariableDeclarator: declare,
    UnaryExpression({ operator, argument }) {
      if (operator === 'typeof') skipped.add(argument)
    },
    Identifier(identifier) {
      if (!skipped.has(identifier)) names.globals.add(identifier.name)
    },
  }).visit(program)
  return names
}

/** Returns the name of a member: `any` of `some.any` and `some['any']`. @param {Node} node */
function memberName({ type, computed, property }) {
  if (type !== 'MemberExpression') return undefined
  return computed ? property.value : property.name
}
