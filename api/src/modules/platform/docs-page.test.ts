import { docsPage, openApiText } from './docs-page.ts'

const text = openApiText({ workflows: { offers: 'offers-id', quotes: 'quotes-id' } })

it('names every parameter of a path in that path, the ids of workflows filled in', () => {
  const { paths } = JSON.parse(text)
  expect(Object.keys(paths)).toContain('/offers-id/offers/delete/{id}')
  const astray = Object.entries<object>(paths).flatMap(([path, calls]) =>
    Object.values(calls)
      .flatMap(({ parameters = [] }) => parameters)
      .filter((parameter) => parameter.in === 'path' && !path.includes(`{${parameter.name}}`)),
  )
  expect(astray).toEqual([])
})

it('says on the page which calls need no session', () => {
  const rows = docsPage(text, 'nonce').split('<tr>')
  const sessionless = (path: string) =>
    rows.filter((row) => row.includes(`<code>${path}</code>`)).map((row) => row.includes('(no session needed)'))
  expect([sessionless('/boot'), sessionless('/offers')]).toEqual([[true], [false]])
})
