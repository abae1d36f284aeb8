export * from './fakeApi.ts'
export * from './soldByThePiece.ts'
