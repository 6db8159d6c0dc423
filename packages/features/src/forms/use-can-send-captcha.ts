import { useConfiguration } from '../runtime/config/shop-config.tsx'

/** Whether forms with a captcha can be sent. Without a known captcha the gateway would refuse them. */
export const useCanSendCaptcha = () => useConfiguration().captcha !== undefined
