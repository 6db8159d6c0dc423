import { lazy, type ComponentType } from 'react'
import { loadCode } from './load-code.ts'

/** Loads the code of a component before it is rendered. If it is missing, the component's rendering fails. */
export function loadAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = loadCode(load)
  // Nothing may be rendered.
  code.catch(() => undefined)
  return lazy(async () => ({ default: await code }))
}
