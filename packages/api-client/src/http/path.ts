import { GatewayFailure } from './failure.ts'

/** Builds the path of a call; what is put in becomes exactly one segment, whatever it is made of. */
export function path(texts: TemplateStringsArray, ...ids: string[]): string {
  return texts.reduce((whole, text, index) => `${whole}${segment(ids[index - 1] ?? '')}${text}`)
}

function segment(id: string): string {
  // These would name another call than the one meant; nothing the shop knows is called so.
  if (['', '.', '../..'].includes(id)) throw new GatewayFailure({ kind: 'refused', status: 404, errorKeys: [] })
  return encodeURIComponent(id)
}
