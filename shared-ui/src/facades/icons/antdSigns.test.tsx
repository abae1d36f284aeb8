import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FilterBar } from '../../list/filters/FilterBar.tsx'
import { SearchBox } from '../../list/filters/SearchBox.tsx'
import { PaginationBar } from '../../list/pagination/PaginationBar.tsx'
import { RowMenu } from '../../list/table/RowMenu.tsx'
import { ErrorState } from '../../states/ErrorState.tsx'
import { renderWithProviders } from '../../testing/renderWithProviders.tsx'
import { Alert, Button, Spin } from '../core/index.ts'
import { DateInput } from '../date/index.ts'
import { Checkbox, Input, KeptNotice, Select, Switch } from '../form/index.ts'
import { ConfirmDialog, Drawer, Modal } from '../overlay/index.ts'

const nothing = () => {}
const options = [
  { value: '1', label: 'Gamma' },
  { value: '2', label: 'Praxis' },
]
const search = { placeholder: 'Gamma', empty: 'Gamma' }
const paging = { page: 1, pageSize: 10, rows: 10, total: 42 }
const filter = { id: 'k', label: 'K', value: '1', options, onChange: nothing }

const parts: [string, ReactNode][] = [
  [
    'alerts',
    (['success', 'info', 'warning', 'error'] as const).map((type) => <Alert key={type} type={type} showIcon />),
  ],
  ['what was kept of a form', <KeptNotice copy={{ notice: { kind: 'unkept' }, take: nothing, drop: nothing }} />],
  ['a button at work', <Button loading>Gamma</Button>],
  ['a button with a sign at work', <Button loading icon={<i />} aria-label="Gamma" />],
  ['an error that is tried again', <ErrorState onRetry={nothing} retrying />],
  ['what turns', <Spin />],
  ['a switch and a box', [<Switch key="s" aria-label="K" />, <Checkbox key="c">K</Checkbox>]],
  ['a menu', <RowMenu name="Gamma" actions={[{ key: 'a', label: 'Gamma', onSelect: nothing }]} />],
  ['a choice', <Select aria-label="K" open value="1" options={options} />],
  ['a choice that is searched', <Select aria-label="K" open showSearch value="1" options={options} />],
  ['a choice that may be empty', <Select aria-label="K" allowClear value="1" options={options} />],
  ['a choice whose options are under way', <Select aria-label="K" loading options={options} />],
  ['a choice of several', <Select aria-label="K" open mode="multiple" value={['1']} options={options} />],
  ['a date with its calendar', <DateInput aria-label="K" value="2026-03-05" />],
  ['a secret', <Input.Password aria-label="K" value="x" readOnly />],
  ['a search', <SearchBox label="K" value="bout" onChange={nothing} />],
  ['pages', <PaginationBar {...paging} sizes={{ options: [10, 20], onChange: nothing }} onPage={nothing} />],
  [
    'filters',
    <FilterBar
      filters={[
        { ...filter, loading: true },
        { ...filter, id: 'l', search },
      ]}
      onReset={nothing}
    />,
  ],
  ['a dialog', <Modal open title="Gamma" onCancel={nothing} />],
  ['a question', <ConfirmDialog open danger pending title="Gamma" onConfirm={nothing} onCancel={nothing} />],
  ['a sheet', <Drawer open title="Gamma" onClose={nothing} />],
]

describe.each(['nl', 'en'] as const)('in %s antd says no English word of its own:', (language) => {
  it.each(parts)('%s', async (name, part) => {
    const { user } = renderWithProviders(part, { language })
    if (name === 'filters' || name === 'a menu') await user.click(screen.getAllByRole('button')[0]!)
    if (name.startsWith('a date')) await user.click(screen.getByRole('textbox'))
    if (name === 'filters') await screen.findAllByRole('combobox')
    for (const box of screen.queryAllByRole('combobox')) fireEvent.mouseDown(box)
    expect(drawnByAntd()).toEqual([])
    expect(language === 'nl' ? saidIn(english) : []).toEqual([])
  })
})

/** antd names a sign after its drawing, and gives it the same word as a class; ours have none. */
function drawnByAntd(): (string | null)[] {
  return [...document.querySelectorAll('[role="img"][aria-label]:not([aria-hidden="true"])')]
    .filter((sign) => sign.classList.contains(`anticon-${sign.getAttribute('aria-label')}`))
    .map((sign) => sign.getAttribute('aria-label'))
}

/** What antd and its parts call their buttons and regions where no language reaches. */
const english = /^(cancel|close|clear|reset|remove|search|loading|(in|de)crease value|segmented control|no data)$/i

function saidIn(words: RegExp): string[] {
  return [...document.body.querySelectorAll('[aria-label], [title], button, svg title')]
    .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title'), one.textContent])
    .filter((said): said is string => words.test(said?.trim() ?? ''))
}
