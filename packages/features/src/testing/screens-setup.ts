// Vitest runs this file before each test file that draws pages, and what it imports once in each worker.
import './test-setup.ts'
import './complete-page.ts'
import './detached-styles.ts'
