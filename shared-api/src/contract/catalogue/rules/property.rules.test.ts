import { isEditableProperty, propertySpelling, propertyValues, propertyWords } from './property.rules.ts'

const properties = [
  { propertyType: 'Lengte', value: '3000 mm', editable: true },
  { propertyType: 'Materiaal', value: 'Staal' },
]

test('a line begins with what its product has', () => {
  expect(propertyValues(properties)).toEqual([
    { propertyType: 'Lengte', value: '3000 mm' },
    { propertyType: 'Materiaal', value: 'Staal' },
  ])
})

test.each([
  ['Lengte', true],
  ['Materiaal', false],
  ['Kleur', false],
])('%s can be changed per line: %s', (type, editable) => {
  expect(isEditableProperty(properties, type)).toBe(editable)
})

test('what has no value is not mentioned', () => {
  expect(propertyWords([...properties, { propertyType: 'Kleur', value: ' ' }])).toEqual([
    'Lengte: 3000 mm',
    'Materiaal: Staal',
  ])
})

describe('a kind of property', () => {
  const spelling = propertySpelling(['Glansgraad', 'glansgraad', 'RAL'])

  test.each([
    ['kleur', 'Kleur'],
    ['ral', 'RAL'],
    ['GLANSGRAAD', 'Glansgraad'],
    ['glansgraad', 'glansgraad'],
  ])('that is sent as %s is %s', (sent, known) => {
    expect(spelling(sent)).toBe(known)
  })

  test('that nobody knew is known as it was first written', () => {
    expect(['Rij', 'rij', 'RIJ'].map(spelling)).toEqual(['Rij', 'Rij', 'Rij'])
  })
})
