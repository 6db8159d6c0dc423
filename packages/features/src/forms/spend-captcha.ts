interface Form {
  setValues: (values: { captcha: string }) => void
}

/** Sends a form with a captcha, which is good for one try: when that fails it has to be solved anew for the next. */
export async function spendCaptcha<Result>(form: Form, send: () => Promise<Result>): Promise<Result> {
  try {
    return await send()
  } catch (error) {
    form.setValues({ captcha: '' })
    throw error
  }
}
