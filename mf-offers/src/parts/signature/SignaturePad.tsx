import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import styles from './signature.module.css'

export interface SignaturePadProps {
  labelledBy: string
  /** A PNG as data address after every stroke; null while nothing is drawn. */
  onChange: (drawing: string | null) => void
}

const size = { width: 600, height: 200 }

/** A place to sign with finger, pen or mouse. The keyboard's way is to type the name instead. */
export function SignaturePad({ labelledBy, onChange }: SignaturePadProps) {
  const { t } = useTranslation('offers')
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef(false)
  const [empty, setEmpty] = useState(true)

  useEffect(() => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    pen.lineWidth = 3
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
  }, [])

  function begin(event: PointerEvent<HTMLCanvasElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = true
    const { x, y } = placeOf(event)
    const pen = event.currentTarget.getContext('2d')
    pen?.beginPath()
    pen?.moveTo(x, y)
    // A dot is a stroke too.
    pen?.lineTo(x, y)
    pen?.stroke()
  }

  function draw(event: PointerEvent<HTMLCanvasElement>): void {
    if (!drawing.current) return
    const { x, y } = placeOf(event)
    const pen = event.currentTarget.getContext('2d')
    pen?.lineTo(x, y)
    pen?.stroke()
  }

  function end(event: PointerEvent<HTMLCanvasElement>): void {
    if (!drawing.current) return
    drawing.current = false
    setEmpty(false)
    onChange(event.currentTarget.toDataURL('image/png'))
  }

  function clear(): void {
    canvas.current?.getContext('2d')?.clearRect(0, 0, size.width, size.height)
    setEmpty(true)
    onChange(null)
  }

  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        {...size}
        role="img"
        aria-labelledby={labelledBy}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      />
      {empty && (
        <Text className={styles.hint} tone="muted">
          {t('sign.drawHere')}
        </Text>
      )}
      <Button size="small" disabled={empty} onClick={clear}>
        {t('sign.clear')}
      </Button>
    </div>
  )
}

/** Where on the drawing, whose pixels are not those of the screen. */
function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * size.width, y: ((clientY - top) / height) * size.height }
}
