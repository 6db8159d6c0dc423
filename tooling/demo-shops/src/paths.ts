import path from 'node:path'

/** The drawings. */
export const pictures = path.resolve(import.meta.dirname, '../pictures')
