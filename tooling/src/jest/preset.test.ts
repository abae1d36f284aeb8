import { readFileSync } from 'node:fs'
import { Type } from 'typebox'
import { esmPackages } from './esmPackages.ts'

describe('the jest preset', () => {
  it('runs packages that are ES modules only', () => {
    expect(Type.String()).toMatchObject({ type: 'string' })
    expect(esmPackages()).toContain('typebox')
  })

  it('understands import.meta', () => {
    expect(readFileSync(new URL('./preset.test.ts', import.meta.url), 'utf8')).toContain('understands import.meta')
    expect(import.meta.dirname).toContain('jest')
  })

  it('fails a test that writes to the console', () => {
    const seen = jest.spyOn(console, 'error').mockImplementation(() => {})
    console.error('expected here')
    expect(seen).toHaveBeenCalledWith('expected here')
  })
})
