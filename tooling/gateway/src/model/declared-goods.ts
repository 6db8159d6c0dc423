/** One article that was sold without VAT, as its declaration names it. */
export interface DeclaredGoods {
  itemNumber: string
  name: string
  quantity: number
}
