/// <reference path="../css.d.ts" />
/** Form fields. Amounts and quantities are typed the Dutch way in every language. */
export { default as Checkbox, type CheckboxProps } from 'antd/es/checkbox'
export { default as Form, type FormInstance, type FormItemProps, type FormProps } from 'antd/es/form'
export { default as Input, type InputProps, type InputRef } from 'antd/es/input'
export { default as InputNumber, type InputNumberProps } from 'antd/es/input-number'
export { default as Radio, type RadioGroupProps } from 'antd/es/radio'
export { default as Segmented, type SegmentedProps } from 'antd/es/segmented'
export { default as Select, type SelectProps } from 'antd/es/select'
export { default as Switch, type SwitchProps } from 'antd/es/switch'
export { DecimalInput, type DecimalInputProps } from './DecimalInput.tsx'
export { Field, type FieldControl, type FieldProps } from './Field.tsx'
export { MoneyInput } from './MoneyInput.tsx'
export { QuantityInput } from './QuantityInput.tsx'
