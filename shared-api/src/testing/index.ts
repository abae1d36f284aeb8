export * from './fakeApi.ts'
export * from './noExactLink.ts'
export * from './soldByThePiece.ts'
