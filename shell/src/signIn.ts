import { begin } from './sign-in/begin.tsx'

begin()
