/** The look without antd: face, tokens and the ground of every page, for a page that comes before the frame. */
import '../../theme/tokens.css'
import '../../theme/face.css'
import '../../theme/base.css'

export { applySchemeChoice } from '../../theme/colourScheme.ts'
