import { screen } from '@testing-library/dom'
import { showCrash } from './showCrash.ts'

describe('the last boundary', () => {
  it.each([
    ['nl', 'De applicatie kon niet worden gestart', 'Pagina opnieuw laden'],
    ['en', 'The application could not be started', 'Reload the page'],
  ])('says in %s what happened and offers to reload', (language, title, reload) => {
    localStorage.setItem('i18nextLng', language)
    const thrown = new TypeError('x is not a function')
    const log = jest.spyOn(console, 'error').mockImplementation(() => {})
    showCrash(thrown)
    expect(screen.getByRole('alert')).not.toHaveTextContent('is not a function')
    expect(log).toHaveBeenCalledWith(thrown)
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: reload })).toBeInTheDocument()
  })
})
