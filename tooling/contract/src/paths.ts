import path from 'node:path'

/** The shop's packages, whose words the comparison reads. */
export const packages = path.resolve(import.meta.dirname, '../../../packages')
