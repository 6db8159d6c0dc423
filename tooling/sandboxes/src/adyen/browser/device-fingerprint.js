const { shopOrigin } = document.body.dataset

// Reports the same value for every device.
if (shopOrigin) parent.postMessage(JSON.stringify({ type: 'deviceFingerprint', value: 'sandbox-device' }), shopOrigin)
