import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'

// A find that fails is slow either way; one that succeeds must not depend on how busy the machine is.
configure({ asyncUtilTimeout: 30_000 })
