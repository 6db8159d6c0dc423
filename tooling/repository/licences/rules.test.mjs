import { describe, expect, it } from 'vitest'
import { licenceComplaint, unusedRules } from './rules.mjs'

const rules = { allowed: ['MIT', 'Zlib'], exceptions: { 'LGPL-3.0-or-later': [{ library: '@img/sharp-libvips' }] } }
const library = (licence, name = 'library') => ({ name, version: '1.0.0', licenses: [{ license: { id: licence } }] })
const withExpression = (expression) => ({ name: 'library', licenses: [{ expression }] })

describe('the licences of libraries', () => {
  it.each([
    library('MIT'),
    library('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'),
    { ...library('LGPL-3.0-or-later', 'sharp-libvips-linux-x64'), group: '@img' },
    withExpression('MIT OR GPL-3.0-only'),
    withExpression('(MIT AND Zlib)'),
    withExpression('(GPL-3.0-only AND MIT) OR (MIT AND Zlib)'),
    withExpression('((MIT OR GPL-3.0-only) AND Zlib)'),
  ])('may be %j', (component) => {
    expect(licenceComplaint(component, rules)).toBeUndefined()
  })

  it.each([
    library('GPL-3.0-only'),
    library('LGPL-3.0-or-later'),
    withExpression('MIT AND GPL-3.0-only'),
    withExpression('(MIT OR Zlib) AND GPL-3.0-only'),
    withExpression('GPL-3.0-only WITH Classpath-exception-2.0'),
    withExpression('MIT) OR (MIT'),
    { name: 'library', licenses: [{ license: { name: 'SEE LICENSE IN LICENSE.md' } }] },
    library('constructor'),
  ])('may not be %j', (component) => {
    expect(licenceComplaint(component, rules)).toContain('has the licence')
  })

  it('must be named', () => {
    expect(licenceComplaint({ name: 'library', version: '1.0.0' }, rules)).toBe('library 1.0.0 names no licence')
  })

  it('may not be allowed without need', () => {
    expect(unusedRules([library('MIT')], rules)).toEqual([
      'tooling/repository/rules/licences.mjs: no library needs Zlib',
      'tooling/repository/rules/licences.mjs: no library @img/sharp-libvips needs LGPL-3.0-or-later',
    ])
    const libvips = library('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')
    expect(unusedRules([withExpression('MIT OR Zlib'), libvips], rules)).toEqual([])
  })
})
