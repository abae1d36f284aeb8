export * from './fakeApi.ts'
export { FakeFailure } from './FakeFailure.ts'
