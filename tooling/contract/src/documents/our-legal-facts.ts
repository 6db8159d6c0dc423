import * as v from 'valibot'
import { ours } from './field.ts'
import * as form from './form.ts'

const NO_LINE = 'The page of the product leaves this line out.'
const business = v.object({
  name: ours(form.text, NO_LINE),
  address: ours(form.text, NO_LINE),
  email: ours(form.text, NO_LINE),
})

/** What the law wants an offer to say of its product. */
export const legalFactsContract = v.object({
  sealedForHygiene: ours(form.flag, 'The page of the product does not say what may be returned.'),
  manufacturer: ours(business, NO_LINE),
  responsiblePerson: ours(business, NO_LINE),
  warnings: ours(v.array(form.text), NO_LINE),
  battery: ours(
    v.object({ chemistry: ours(form.text, NO_LINE), signs: ours(form.text, NO_LINE) }),
    'The page of the product does not say what becomes of a used battery.',
  ),
})
