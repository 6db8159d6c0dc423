import { expect, test, vi } from 'vitest'
import { loadPage } from './load-page.ts'
import { pageFiles } from './page-files.ts'

test('the code of a page is asked for once; what could not be had, again', async () => {
  const fetchPage = vi.spyOn(pageFiles, 'service/error-page')
  fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(loadPage('service/error-page')).rejects.toThrow('Failed to fetch')
  const page = await loadPage('service/error-page')
  expect(await loadPage('service/error-page')).toBe(page)
  expect(fetchPage).toHaveBeenCalledTimes(2)
})
