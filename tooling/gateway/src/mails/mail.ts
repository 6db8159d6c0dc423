/** A mail before it is sent. Its text says all that its HTML says, so that either can be read alone. */
export interface Mail {
  to: string
  /** Whom an answer goes to, where that is not who sent it. */
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}
