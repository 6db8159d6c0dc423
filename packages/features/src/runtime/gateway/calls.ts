/** A call of the gateway, whatever it takes and answers. */
export type Call = (...parameters: never[]) => Promise<unknown>

/** A group of calls, each made when it is first asked for and then kept: screens may compare them. */
export function callsMadeBy(make: (name: string) => Call): Record<string, Call> {
  const made = new Map<string, Call>()
  return new Proxy<Record<string, Call>>(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined
        const call = made.get(name) ?? make(name)
        made.set(name, call)
        return call
      },
    },
  )
}
