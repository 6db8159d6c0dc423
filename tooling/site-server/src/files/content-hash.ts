import { createHash } from 'node:crypto'

/** A short name for a content, as it may stand in addresses and ETags. */
export const contentHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22)
