import type { Brand } from '../palettes.ts'
export function hero(brand: Brand, palette: Readonly<Record<string, string>>): string
export function spot(brand: Brand, palette: Readonly<Record<string, string>>): string
