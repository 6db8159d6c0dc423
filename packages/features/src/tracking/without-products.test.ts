import { describe, expect, it } from 'vitest'
import { withoutProducts } from './without-products.ts'

const item = { item_id: 'BAT-312', item_name: 'Batteries 312', item_variant: 'Brown', item_category: 'Batteries' }

describe('withoutProducts', () => {
  it('[TRK-10] keeps what a purchase costs and how many pieces, and names no product', () => {
    const purchase = { transaction_id: 'PD1', currency: 'DKK', value: 98, items: [{ ...item, quantity: 2, price: 49 }] }
    expect(withoutProducts({ event: 'purchase', ecommerce: purchase })).toEqual({
      event: 'purchase',
      ecommerce: { ...purchase, items: [{ item_id: 'item-1', item_name: 'Item', quantity: 2, price: 49 }] },
    })
  })

  it('[TRK-10] names no category and no words of a search', () => {
    const list = { item_list_id: 'batteries', item_list_name: 'Batteries', items: [{ ...item, index: 3 }] }
    const items = [{ item_id: 'item-1', item_name: 'Item', index: 3 }]
    expect(withoutProducts({ event: 'view_item_list', ecommerce: list })).toEqual({
      event: 'view_item_list',
      ecommerce: { item_list_id: 'list', item_list_name: 'List', items },
    })
    expect(withoutProducts({ event: 'search', search_term: 'tinnitus' })).toEqual({ event: 'search', search_term: '' })
  })

  it('leaves a login as it is', () => {
    expect(withoutProducts({ event: 'login', method: 'password' })).toEqual({ event: 'login', method: 'password' })
  })
})
