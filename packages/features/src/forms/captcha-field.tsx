import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { Muted } from '@shop/ui/elements/text.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Fieldset } from '@shop/ui/forms/fieldset.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { color, shape, space } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { useCaptcha } from './use-captcha.ts'
import type { FieldBinding } from './use-field-binding.ts'

interface CaptchaFieldProps {
  form: Pick<FieldBinding<{ captcha: string }>, 'field'> & { isBegun: boolean; setToken: (token: string) => void }
  /** Loads the captcha before the visitor uses the form. */
  atOnce?: boolean
}

/** The captcha of a form, in shops that have one. If the browser blocks it, says so and offers another way to write. */
export function CaptchaField({ form, atOnce = false }: CaptchaFieldProps) {
  const t = useTranslate()
  const { id, value, error } = form.field('captcha')
  const isWanted = atOnce || form.isBegun
  const { captcha } = useConfiguration()
  const { pathname } = useLocation()
  const { place, isShown, hasFailed, hasLapsed, tryAgain } = useCaptcha({
    isWanted,
    token: value,
    onToken: form.setToken,
  })
  if (!captcha || captcha === 'none') return null
  const lapsed = hasLapsed ? t('InvalidCaptcha') : undefined
  return (
    <Fieldset id={id} legend={t('Captcha')} error={hasFailed ? undefined : error || lapsed}>
      <Announcement visuallyHidden>{lapsed}</Announcement>
      {hasFailed ? (
        <Alert tone="danger" live>
          <p>{t('CaptchaFailed')}</p>
          <Row>
            <Button look="secondary" onClick={tryAgain}>
              {t('TryAgain')}
            </Button>
            {pathname !== paths.contact && (
              <Link href={paths.contact} target="_blank" rel="noopener">
                {t('WriteToUs')}
              </Link>
            )}
          </Row>
        </Alert>
      ) : (
        <Place>
          <div ref={place} />
          {!isShown && (
            <Waiting>
              {isWanted && <Spinner />}
              <Muted>{t(isWanted ? 'Loading' : 'CaptchaWaits')}</Muted>
            </Waiting>
          )}
        </Place>
      )}
    </Fieldset>
  )
}

/** The height of most vendors' widgets, so that nothing below moves when it loads. */
const Place = styled.div`
  display: grid;
  min-height: 5rem;

  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`
const Waiting = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 2px dashed ${color.border.default};
  border-radius: ${shape.radius.control};
  background: ${color.surface.sunken};
`
