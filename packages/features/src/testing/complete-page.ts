// happy-dom has no print dialog. On a busy machine a test of an order's printed page takes longer than the dialog's delay.
Object.assign(window, { print: () => undefined })
