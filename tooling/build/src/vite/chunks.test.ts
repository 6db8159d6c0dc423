import { describe, expect, test } from 'vitest'
import { unusedPatterns } from './chunks.ts'

describe('chunks', () => {
  test('finds the patterns of chunks that match no module', () => {
    const chunks = [
      { name: 'forms', modules: [/\/newsletter-form/, /\/renamed-form/] },
      { name: 'lists', importedBy: [/\/home-page\.tsx$/, /\/renamed-page\.tsx$/] },
    ]
    const ids = ['/src/content/newsletter-form.tsx', '/src/pages/shop/home-page.tsx']
    expect(unusedPatterns(chunks, ids)).toEqual([/\/renamed-form/, /\/renamed-page\.tsx$/])
  })
})
