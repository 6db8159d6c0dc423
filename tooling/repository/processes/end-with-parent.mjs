// Loaded into every server with --import. Sends SIGTERM to the server itself when its script was killed (kill -9).
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
