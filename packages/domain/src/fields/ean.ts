import { cleanLine } from '../text/clean-text.ts'

/** Reads an EAN number as its 13 digits. Spaces and dashes are ignored. Undefined if the length or the check digit is wrong. */
export function parseEan(text: string): string | undefined {
  const digits = cleanLine(text).replaceAll(/[- ]/g, '')
  return /^\d{13}$/.test(digits) && checksum(digits) % 10 === 0 ? digits : undefined
}

const checksum = (digits: string) =>
  // Stryker disable next-line ArithmeticOperator: a sum below zero is divisible alike
  Array.from(digits).reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
