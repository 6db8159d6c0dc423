import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeComplaint } from './node-version.mjs'

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')
export const bin = path.join(root, 'node_modules/.bin')

/**
 * The Node that runs everything but these scripts, or the current one where npm has none for this machine. Throws where that one
 * is too old.
 */
export function node() {
  const installed = path.join(bin, 'node')
  if (existsSync(installed)) return installed
  const complaint = nodeComplaint(process.versions.node)
  if (complaint) throw new Error(complaint)
  return process.execPath
}

/** Returns an absolute path. @param {...string} parts from the root */
export const at = (...parts) => path.join(root, ...parts)

/** Lists every brand: the folders of `apps` that hold a package. */
export const allBrands = () => readdirSync(at('apps')).filter((name) => existsSync(at('apps', name, 'package.json')))

/** @param {...string} parts */
export const readJson = (...parts) => JSON.parse(readFileSync(at(...parts), 'utf8'))

/** @param {string} folder of a package @param {string} script */
export function hasScript(folder, script) {
  return existsSync(at(folder, 'package.json')) && script in (readJson(folder, 'package.json').scripts ?? {})
}

/** The environment of every tool: the installed programs come first, telemetry is off. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
})
