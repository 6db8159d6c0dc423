// Loaded into every server with --import. Sends SIGTERM to the server itself when its script was killed (kill -9).
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 1000).unref()
