import { startFirstFiles } from './startFirstFiles.ts'

const linksOf = (page: Document) => [...page.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))

it('asks for what the server put aside, and only then', () => {
  const page = new DOMParser().parseFromString(
    '<head><template id="first-files"><link rel="preload" as="script" href="/a.js"></template></head>',
    'text/html',
  )
  expect(linksOf(page)).toEqual([])
  startFirstFiles(page)
  startFirstFiles(page)
  expect(linksOf(page)).toEqual(['/a.js'])
})

it('has nothing to do where the server put nothing aside', () => {
  const page = new DOMParser().parseFromString('<head></head>', 'text/html')
  startFirstFiles(page)
  expect(linksOf(page)).toEqual([])
})
