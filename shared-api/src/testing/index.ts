export * from './fakeApi.ts'
