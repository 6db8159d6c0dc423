import { Button } from '@shop/ui/elements/button.tsx'
import { DividedStack, Row, Stack } from '@shop/ui/layout/layout.tsx'
import { useFavourite } from '../catalogue/use-favourite.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Lists favourites that the shop no longer sells. They can only be removed. */
export function GoneFavourites({ itemNumbers }: { itemNumbers: readonly string[] }) {
  const t = useTranslate()
  return (
    <Stack data-gap="tight">
      <h2>{t('FavouriteNotSold')}</h2>
      <DividedStack as="ul">
        {itemNumbers.map((itemNumber) => (
          <GoneFavourite key={itemNumber} itemNumber={itemNumber} />
        ))}
      </DividedStack>
    </Stack>
  )
}

function GoneFavourite({ itemNumber }: { itemNumber: string }) {
  const t = useTranslate()
  const name = t('ItemNumber', { itemNumber })
  const { isFavourite, toggle } = useFavourite(itemNumber, name)
  return (
    <Row as="li" data-justify="between">
      <span>{name}</span>
      <Button look="quiet" icon="remove" busy={!isFavourite} aria-label={t('RemoveNamed', { name })} onClick={toggle}>
        {t('Remove')}
      </Button>
    </Row>
  )
}
