/** A page or a part whose code could not be loaded: a newer release has replaced its file, or the connection failed. */
export class MissingCode extends Error {}

/** Loads code. Rejects with `MissingCode`, because browsers word this failure in different ways. */
export const loadCode = <Code>(load: () => Promise<Code>): Promise<Code> =>
  load().catch((cause: unknown) => {
    throw new MissingCode('Code is missing', { cause })
  })
