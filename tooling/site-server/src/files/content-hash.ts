import { createHash } from 'node:crypto'

/** Returns a short hash of a content, safe in addresses and ETags. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
