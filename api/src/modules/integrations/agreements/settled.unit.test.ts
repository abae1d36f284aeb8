import { settled, type Compared } from './settled.ts'

const compared = (part: Partial<Compared>) =>
  settled({ before: undefined, wanted: 'new', here: null, isOfSomebody: false, rule: 'ask', ...part })
const before = { said: 'old', here: 'old' }

test.each<[string, Partial<Compared>, string]>([
  ['what stands here already is the same', { here: 'new' }, 'same'],
  ['what nobody made is written', {}, 'write'],
  ['what Exact did not change stays as it is here', { before: { said: 'new', here: 'new' }, here: 'mine' }, 'leave'],
  ['what only Exact changed is written', { before, here: 'old' }, 'write'],
  ['what only Exact has no more goes', { before, here: 'old', wanted: null }, 'write'],
  ['what both changed is asked', { before, here: 'mine' }, 'ask'],
  ['what stood here before Exact said so is asked', { here: 'mine' }, 'ask'],
  ['what somebody once kept is asked again', { before: { said: 'old', here: 'mine' }, here: 'mine' }, 'ask'],
  ['a place that somebody has is asked', { before, here: 'old', isOfSomebody: true }, 'ask'],
  ['Exact is right where the rule says so', { here: 'mine', rule: 'exact' }, 'write'],
  ['what stands here is right where the rule says so', { here: 'mine', rule: 'here' }, 'keep'],
])('%s', (_, part, answer) => expect(compared(part)).toBe(answer))
