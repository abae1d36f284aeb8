/**
 * The look of a page that the server writes and that stands outside the frame: the face, the tokens, and the classes by
 * which that HTML asks for it (`sf-page-…`). They are a promise to the server: none is taken away while it may be asked
 * for.
 */
import '../../theme/face.css'
import '../../theme/tokens.css'
import '../../theme/sum.css'
import './page-frame.css'
import './page-summary.css'
import './page-sheet.css'
import './page-print.css'
import './page-controls.css'
import './page-dial.css'
import './page-answer.css'
import './page-dialog.css'
