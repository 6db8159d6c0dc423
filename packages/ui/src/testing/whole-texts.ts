// Runs once in each worker. A browser that translates a page replaces each text by elements of its own. React writes anew what is
// the only child of an element. It holds on to any other text that it drew: a change of it shows nowhere, and its removal, or an
// element put before it, throws away the page.

/** What React did to texts that a translation would have replaced. */
let found: string[] = []

/** Returns what React has done to such texts, and forgets it. */
export function takeChangedTexts(): string[] {
  const all = found
  found = []
  return all
}

const isMarked = (node: Node, mark: string) => Object.keys(node).some((key) => key.startsWith(mark))

/** Notes what happens to a text that React holds on to. It marks those that are more than the content of their element. */
function note(what: string, node: unknown) {
  if (!(node instanceof Text) || !isMarked(node, '__reactFiber$')) return
  found.push(`${what} ${JSON.stringify(node.data)} in ${node.parentElement?.outerHTML.slice(0, 400) ?? 'nothing'}`)
}

/** Looks at each call of a method or a setter of all nodes. */
function watch(prototype: object, name: string, look: (node: Node, args: readonly unknown[]) => void) {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
  const part = descriptor?.set ? 'set' : 'value'
  const call: unknown = descriptor?.[part]
  if (typeof call !== 'function') throw new Error(`${name} cannot be watched`)
  function watched(this: Node, ...args: unknown[]): unknown {
    look(this, args)
    return Reflect.apply(call as () => unknown, this, args)
  }
  Object.defineProperty(prototype, name, { ...descriptor, [part]: watched })
}

watch(CharacterData.prototype, 'nodeValue', (node, [value]) => {
  if (node.nodeValue !== value) note(`wrote ${JSON.stringify(value)} into`, node)
})
watch(Node.prototype, 'insertBefore', (_node, [, before]) => note('put something before', before))
watch(Node.prototype, 'removeChild', (node, [child]) => {
  // A page that is left goes as a whole.
  if (!isMarked(node, '__reactContainer$')) note('removed', child)
})
