import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { AddressCard } from '@shop/ui/content/address-card.tsx'
import { Badge } from '@shop/ui/elements/badge.tsx'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useAddressLines } from './address-lines.ts'
import type { AddressChanges, DefaultKind } from './use-address-changes.ts'

/** The two defaults, with the texts of the badge and of the choice. */
const USES: readonly { kind: DefaultKind; badge: MessageKey; choice: MessageKey }[] = [
  { kind: 'isDefaultShippingAddress', badge: 'DefaultShipping', choice: 'UseAsShipping' },
  { kind: 'isDefaultBillingAddress', badge: 'DefaultBilling', choice: 'UseAsBilling' },
]

interface SavedAddressProps {
  entry: AddressBookEntry
  /** Whether the customer has no other address. */
  isOnly: boolean
  changes: AddressChanges
  onDelete: () => void
}

/** One address with its badges, choices and buttons. A default address cannot be deleted. */
export function SavedAddress({ entry, isOnly, changes, onDelete }: SavedAddressProps) {
  const t = useTranslate()
  const lines = useAddressLines()(entry)
  const of = `: ${lines.slice(0, 3).join(', ')}`
  const uses = USES.filter(({ kind }) => entry[kind])
  const changeId = `change-${entry.id}`
  const makeDefault = async (kind: DefaultKind) => {
    // The ticked box is disabled now and loses the focus.
    if (await changes.makeDefault(entry, kind)) document.getElementById(changeId)?.focus()
  }
  return (
    <AddressCard
      lines={[...lines, entry.telephone].filter(Boolean)}
      badges={uses.map(({ badge }) => (
        <Badge key={badge} tone="info" icon="check">
          {t(badge)}
        </Badge>
      ))}
      actions={
        <>
          <ButtonLink
            id={changeId}
            href={paths.editAddress(entry.id)}
            look="secondary"
            icon="edit"
            aria-label={t('Edit') + of}
          >
            {t('Edit')}
          </ButtonLink>
          {uses.length === 0 && (
            <Button
              look="quiet"
              icon="remove"
              busy={changes.removing === entry.id}
              aria-label={t('Delete') + of}
              onClick={onDelete}
            >
              {t('Delete')}
            </Button>
          )}
        </>
      }
      choices={
        uses.length < USES.length &&
        USES.map(({ kind, choice }) => {
          const isDefault = changes.isDefault(entry, kind)
          return (
            <Checkbox
              key={kind}
              label={t(choice)}
              checked={isDefault}
              disabled={isDefault || isOnly}
              onChange={() => void makeDefault(kind)}
            />
          )
        })
      }
    />
  )
}
