import { GatewayFailure } from './failure.ts'

/** Builds the path of a call. Each inserted id becomes exactly one segment. Throws a 404 failure for an id that cannot. */
export function path(texts: TemplateStringsArray, ...ids: string[]): string {
  return texts.reduce((whole, text, index) => `${whole}${segment(ids[index - 1] ?? '')}${text}`)
}

function segment(id: string): string {
  // These would lead to another call. No id of the shop looks like this.
  if (['', '.', '..'].includes(id)) throw new GatewayFailure({ kind: 'refused', status: 404, errorCodes: [] })
  return encodeURIComponent(id)
}
