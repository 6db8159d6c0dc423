import { Visitor, type ESTree } from 'vite'

const GLOBAL_OBJECTS = ['globalThis', 'self', 'window']

/**
 * Returns what a script calls without asking first, by `typeof` or `?.()`, whether it is there: `globals` are bare names and
 * calls on `window`, `statics` are members of bare names, `methods` are calls on anything else. `declared` are the script's own
 * variables, `defined` its own properties.
 */
export function calledNames(program: ESTree.Program) {
  const names = {
    globals: new Set<string>(),
    statics: new Set<string>(),
    methods: new Set<string>(),
    declared: new Set<string>(),
    defined: new Set<string>(),
  }
  /** Parts of the program that call nothing: names of properties, and what is asked for. */
  const skipped = new Set<ESTree.Node>()
  const define = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
    if (computed) return
    skipped.add(key)
    names.defined.add(nameOf(key))
  }
  const declare = ({ id }: { id: ESTree.Node | null }) => {
    if (id) names.declared.add(nameOf(id))
  }
  const call = ({ callee, optional = false }: { callee: ESTree.Node; optional?: boolean }) => {
    if (callee.type !== 'MemberExpression') return
    const name = memberName(callee)
    if (optional) skipped.add(callee)
    else if (GLOBAL_OBJECTS.includes(nameOf(callee.object))) names.globals.add(name)
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
    AssignmentExpression({ left }) {
      if (left.type === 'MemberExpression') names.defined.add(memberName(left))
    },
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

/** Returns the name of a member: `any` of `some.any` and `some['any']`. Empty where the program computes it. */
const memberName = ({ computed, property }: ESTree.MemberExpression) =>
  computed && property.type !== 'Literal' ? '' : nameOf(property)

/** Returns the text of a name or literal. Empty for anything else. */
function nameOf(node: ESTree.Node) {
  if (node.type === 'Literal') return String(node.value)
  return 'name' in node && typeof node.name === 'string' ? node.name : ''
}
