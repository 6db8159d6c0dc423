import { readFileSync } from 'node:fs'

const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n')
const common = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')))

/** Whether a password is one of those that guessers try first, in capitals or not (OP-27). */
export const isCommonPassword = (password: string): boolean => common.has(password.trim().toLowerCase())
