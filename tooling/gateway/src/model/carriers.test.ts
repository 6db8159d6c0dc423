import { describe, expect, it } from 'vitest'
import { CARRIERS, parcelPage } from './carriers.ts'

describe('carriers', () => {
  it.each(CARRIERS)('[ORD-17] leads to the page of %s about this parcel alone, whatever its number', (carrier) => {
    const page = parcelPage(carrier, '00 370/7?#&=é')
    expect(page).toMatch(/^https:\/\/[\w.-]+\/\S*00370%2F7%3F%23%26%3D%C3%A9$/)
    expect(new URL(page).href).toBe(page)
  })
})
