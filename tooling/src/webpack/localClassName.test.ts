import { localClassName } from './localClassName.ts'

it('names a class after its package, its file and itself', () => {
  expect(localClassName('/house', '/house/mf-offers/src/parts/document/document.module.css', 'head')).toMatch(
    /^mf-offers-document-head-[\w-]{4}$/,
  )
})

it('tells apart files of one name, and does not depend on where the repository is checked out', () => {
  const names = ['/house/mf-offers/src/a/list.module.css', '/house/mf-offers/src/b/list.module.css']
  const [one, other] = names.map((file) => localClassName('/house', file, 'row'))
  expect(one).not.toBe(other)
  expect(localClassName('/home/src/house', '/home/src/house/mf-offers/src/a/list.module.css', 'row')).toBe(one)
})
