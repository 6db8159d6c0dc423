import type { Brand } from '../palettes.ts'
export function sign(brand: Brand, palette: Readonly<Record<string, string>>): string
export function wordMark(name: string): string
