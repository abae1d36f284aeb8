/** Of each form, what was drawn in it: a PNG as data address. */
const drawings = new WeakMap<HTMLFormElement, string>()

export function drawing(form: HTMLFormElement): string | null {
  return drawings.get(form) ?? null
}

/** A place to sign with finger, pen or mouse. The keyboard's way is to type the name instead. */
export function signaturePad(form: HTMLFormElement): void {
  const canvas = form.querySelector('canvas')
  const clear = form.querySelector<HTMLButtonElement>('[data-clear]')
  const hint = form.querySelector<HTMLElement>('[data-hint]')
  if (!canvas || !clear || !hint) return
  let isDrawing = false
  const isEmpty = (empty: boolean) => {
    hint.hidden = !empty
    clear.disabled = empty
    if (empty) drawings.delete(form)
  }

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId)
    isDrawing = true
    const [x, y] = placeOn(canvas, event)
    const pen = penOf(canvas)
    pen?.beginPath()
    pen?.moveTo(x, y)
    // A dot is a stroke too.
    pen?.lineTo(x, y)
    pen?.stroke()
  })
  canvas.addEventListener('pointermove', (event) => {
    if (!isDrawing) return
    const pen = penOf(canvas)
    pen?.lineTo(...placeOn(canvas, event))
    pen?.stroke()
  })
  const end = () => {
    if (!isDrawing) return
    isDrawing = false
    isEmpty(false)
    drawings.set(form, canvas.toDataURL('image/png'))
  }
  canvas.addEventListener('pointerup', end)
  canvas.addEventListener('pointercancel', end)
  clear.addEventListener('click', () => {
    penOf(canvas)?.clearRect(0, 0, canvas.width, canvas.height)
    isEmpty(true)
  })
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const pen = canvas.getContext('2d')
  if (pen) Object.assign(pen, { lineWidth: 3, lineCap: 'round', lineJoin: 'round' })
  return pen
}

/** Where on the drawing, whose pixels are not those of the screen. */
function placeOn(canvas: HTMLCanvasElement, { clientX, clientY }: MouseEvent): [x: number, y: number] {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  return [((clientX - left) / width) * canvas.width, ((clientY - top) / height) * canvas.height]
}
