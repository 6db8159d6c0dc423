import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { pageFiles } from './page-files.ts'

const source = readFileSync(path.join(import.meta.dirname, 'page-files.ts'), 'utf8')
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('-page.tsx'))
  .map((file) => file.replaceAll(path.sep, '/').replace('.tsx', ''))

describe('pageFiles', () => {
  test('each page is loaded from the file that it is called by, so that the server names the right scripts', () => {
    const named = [...source.matchAll(/'([^']+)': \(\) => import\('\.\/([^']+)\.tsx'\)/g)]
    expect(named.map(([, name]) => name)).toEqual(Object.keys(pageFiles))
    expect(named.filter(([, name, file]) => name !== file)).toEqual([])
  })

  test('no page is forgotten', () => {
    expect(Object.keys(pageFiles).toSorted()).toEqual(files.toSorted())
  })
})
