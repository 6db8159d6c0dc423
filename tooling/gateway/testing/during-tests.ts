import { afterAll, beforeAll } from 'vitest'

/** Returns a stand-in for an object that is made later. Tests may also spy on it and assign to it. */
const later = <Made extends object>(made: () => Made, own: Partial<Made> = {}): Made =>
  new Proxy({} as Made, {
    get: (_, member) => Reflect.get(member in own ? own : made(), member),
    set: (_, member, value) => Reflect.set(made(), member, value),
    defineProperty: (_, member, descriptor) => Reflect.defineProperty(made(), member, descriptor),
    deleteProperty: (_, member) => Reflect.deleteProperty(made(), member),
    getOwnPropertyDescriptor: (_, member) => Reflect.getOwnPropertyDescriptor(made(), member),
    getPrototypeOf: () => Reflect.getPrototypeOf(made()),
  })

/**
 * What the tests of a file, or of one `describe`, share: created before them and closed after them. Only tests and hooks may
 * ask it, but any code may take `db` out of it.
 */
export function duringTests<Shared extends { db: object }>(
  create: () => Promise<Shared>,
  close: (shared: Shared) => unknown,
): Shared {
  let shared: Shared | undefined
  beforeAll(async () => {
    shared = await create()
  })
  afterAll(async () => {
    if (shared) await close(shared)
  })
  const created = () => {
    if (!shared) throw new Error('Only tests and hooks may ask this.')
    return shared
  }
  return later(created, { db: later(() => created().db) } as Partial<Shared>)
}
