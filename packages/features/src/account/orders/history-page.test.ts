import { describe, expect, it } from 'vitest'
import { historyQuery, readHistoryPage } from './history-page.ts'

describe('the page number of the order history', () => {
  it.each([
    ['', 1, 10],
    ['?page=3', 3, 10],
    ['?page=2&size=50', 2, 50],
    ['?page=0&size=7', 1, 10],
    ['?page=-1&size=', 1, 10],
    ['?page=1e99', 100_000, 10],
    ['?page=x&size=20.0', 1, 20],
  ])('reads %s as page %i of %i [ORD-01]', (query, pageNumber, pageSize) => {
    expect(readHistoryPage(new URLSearchParams(query))).toEqual({ pageNumber, pageSize })
  })

  it('writes what it reads, and nothing for the beginning', () => {
    expect(historyQuery({ pageNumber: 1, pageSize: 10 })).toBe('')
    const written = historyQuery({ pageNumber: 4, pageSize: 20 })
    expect(readHistoryPage(new URLSearchParams(written))).toEqual({ pageNumber: 4, pageSize: 20 })
  })
})
