import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useConfiguration, useShopConfig } from '../runtime/config/shop-config.tsx'
import { logUnexpectedError } from '../runtime/failures/log-unexpected-error.ts'
import { showCaptcha, type CaptchaWidget } from '../runtime/third-parties/captcha.ts'

interface CaptchaOptions {
  /** Loads the vendor's script once this is true. */
  isWanted: boolean
  /** The token. Empty before a solution and after it has expired. */
  token: string
  onToken: (token: string) => void
}

/** Renders the shop's captcha into an element. Resets the widget when the form clears the token. */
export function useCaptcha({ isWanted, token, onToken }: CaptchaOptions) {
  const { site } = useShopConfig()
  const { captcha, cultureName } = useConfiguration()
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<CaptchaWidget>(undefined)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [isShown, setShown] = useState(false)
  const [hasLapsed, setLapsed] = useState(false)

  const report = useEffectEvent((solution: string) => {
    setLapsed(solution === '')
    onToken(solution)
  })
  const fail = useEffectEvent((error: unknown) => {
    logUnexpectedError(error)
    setFailed(true)
  })

  useEffect(() => {
    const element = place.current
    if (!isWanted || !captcha || captcha === 'none' || !element) return undefined
    let isGone = false
    const listener = { onSolved: report, onLapsed: () => report('') }
    const { sandboxOrigin } = site
    showCaptcha(captcha, { culture: cultureName, sandboxOrigin }, element, listener).then((shown) => {
      if (isGone) return shown.remove()
      widget.current = shown
      setShown(true)
    }, fail)
    return () => {
      isGone = true
      widget.current?.remove()
      widget.current = undefined
      setShown(false)
    }
  }, [isWanted, captcha, cultureName, site, tries])

  const hadToken = useRef(false)
  useEffect(() => {
    if (token === '' && hadToken.current && !hasLapsed) widget.current?.reset()
    hadToken.current = token !== ''
  }, [token, hasLapsed])

  const tryAgain = () => {
    setFailed(false)
    setTries((before) => before + 1)
  }
  return { place, isShown, hasFailed, hasLapsed, tryAgain }
}
