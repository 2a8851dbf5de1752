import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { Segments } from '#ui/form/segments.tsx'
import { choicesAtom, chooseSettingAtom, type SettingName } from './settings.atoms.ts'

interface DeviceSettingProps {
  setting: SettingName
  title: ReactNode
  options: readonly { value: string; name: ReactNode }[]
}

/** Renders one setting of this device. */
export function DeviceSetting({ setting, title, options }: DeviceSettingProps) {
  const choices = useAtomValue(choicesAtom)
  const choose = useSetAtom(chooseSettingAtom)
  return (
    <Segments
      title={title}
      chosen={choices[setting]}
      options={options}
      onChoose={(choice) => choose(setting, choice)}
    />
  )
}
