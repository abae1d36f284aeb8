import Alert from 'antd/es/alert'
import Button from 'antd/es/button'
import { Modal } from '../overlay/Modal.tsx'
import { useImportTexts } from './useImportTexts.ts'
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react'
import { errorDetails } from '../../states/errorDetails.ts'
import { Text } from '../core/Text.tsx'
import { UploadOutlined } from '../icons/index.ts'
import './imports.css'

/** To say how the file is to be read, once it is seen how it was. */
export interface ReadingAgain<Choice> {
  readonly isBusy: boolean
  readonly read: (choice: Choice) => void
}

export interface FileImportDialogProps<Plan, Choice> {
  readonly title: string
  /** What the file has to hold. */
  readonly text: string
  /** The name of the field that takes it. */
  readonly label: string
  readonly width?: number
  /** Before a file is chosen: how to get one. */
  readonly example: ReactNode
  /** `choice`: null as long as nobody said how it is to be read. */
  readonly send: (file: File, isTrial: boolean, choice: Choice | null) => Promise<Plan>
  /** How much storing it would change. */
  readonly countOf: (plan: Plan) => number
  readonly storeText: (count: number) => string
  readonly onStored: (plan: Plan) => void
  readonly onClose: () => void
  /** What it will do. */
  readonly children: (plan: Plan, again: ReadingAgain<Choice>) => ReactNode
}

/** A file on its way in: what it will do is seen before anything is stored. */
export function FileImportDialog<Plan, Choice = never>(props: FileImportDialogProps<Plan, Choice>) {
  const { title, text, label, width = 600, example, countOf, storeText, onClose, children } = props
  const { t } = useImportTexts()
  const picker = useRef<HTMLInputElement>(null)
  const { file, plan, pending, problem, read, store } = useFileImport(props)
  const count = plan === null ? 0 : countOf(plan)
  const isBusy = pending !== null

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? []
    // The same file can be chosen again, mended.
    target.value = ''
    if (chosen) void read(chosen, null)
  }

  return (
    <Modal
      open
      centered
      width={width}
      title={title}
      okText={storeText(count)}
      cancelText={t('cancel')}
      okButtonProps={{ loading: pending === 'storing', disabled: count === 0 || pending === 'reading' }}
      cancelButtonProps={{ disabled: pending === 'storing' }}
      closable={false}
      keyboard={!isBusy}
      mask={{ closable: false }}
      onOk={() => void store()}
      onCancel={onClose}
    >
      <div className="sf-import-body">
        <Text as="p">{text}</Text>
        <div className="sf-import-file">
          <input
            ref={picker}
            className="sf-sr-only"
            type="file"
            tabIndex={-1}
            accept=".csv,.xlsx,.txt"
            aria-label={label}
            onChange={choose}
          />
          <Button
            icon={<UploadOutlined />}
            loading={pending === 'reading'}
            disabled={pending === 'storing'}
            onClick={() => picker.current?.click()}
          >
            {t(file ? 'other' : 'choose')}
          </Button>
          {file ? <Text className="sf-import-file-name">{file.name}</Text> : example}
        </div>
        {problem !== null && <Alert type="error" showIcon title={problem} />}
        {plan !== null && file && (
          <div className="sf-import-result" role="status">
            {children(plan, { isBusy, read: (choice) => void read(file, choice) })}
          </div>
        )}
      </div>
    </Modal>
  )
}

type Sending<Plan, Choice> = Pick<FileImportDialogProps<Plan, Choice>, 'send' | 'onStored' | 'onClose'>

function useFileImport<Plan, Choice>({ send, onStored, onClose }: Sending<Plan, Choice>) {
  const { t } = useImportTexts()
  const [file, setFile] = useState<File | null>(null)
  const [plan, setPlan] = useState<Plan | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [pending, setPending] = useState<'reading' | 'storing' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  function failed(error: unknown): void {
    const { field, message } = errorDetails(error)
    setProblem(field ?? message ?? t('failed'))
    setPending(null)
  }

  return {
    file,
    plan,
    pending,
    problem,
    /** What was told of last stays in sight while the same file is read anew. */
    async read(chosen: File, wanted: Choice | null): Promise<void> {
      setFile(chosen)
      if (wanted === null) setPlan(null)
      setProblem(null)
      setPending('reading')
      try {
        setPlan(await send(chosen, true, wanted))
        setChoice(wanted)
        setPending(null)
      } catch (error) {
        failed(error)
      }
    },
    async store(): Promise<void> {
      if (!file) return
      setPending('storing')
      setProblem(null)
      try {
        onStored(await send(file, false, choice))
        onClose()
      } catch (error) {
        failed(error)
      }
    },
  }
}
