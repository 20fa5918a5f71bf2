/** A function for programs: all that is known of it as JSON, and its text in both languages of shaders, each at an address that stays. */
import { costOf, dependenciesOf, isFragmentOnly, measurementOf, usedBy, type FunctionRecord } from '@kirari/addons/catalogue'
import { signaturesOf } from 'kirari/node'
import { machineAddress, machineFolder, pageAddress } from './address.ts'
import { importLine, resultTypes, signatureLines } from './signature.ts'
import type { PrintedSource } from './source.ts'

/** By their paths from the folder of the website. */
export const machineFiles = (record: FunctionRecord, all: readonly FunctionRecord[], { glsl, wgsl }: PrintedSource): ReadonlyMap<string, string> =>
  new Map([
    [`${machineFolder}${machineAddress(record, 'json')}`, `${JSON.stringify(machineRecord(record, all), undefined, 2)}\n`],
    [`${machineFolder}${machineAddress(record, 'glsl')}`, `${glsl.trimEnd()}\n`],
    [`${machineFolder}${machineAddress(record, 'wgsl')}`, `${wgsl.trimEnd()}\n`],
  ])

const machineRecord = (record: FunctionRecord, all: readonly FunctionRecord[]) => {
  const { call, ...said } = record
  return {
    ...said,
    page: pageAddress(record),
    files: { glsl: machineAddress(record, 'glsl'), wgsl: machineAddress(record, 'wgsl') },
    import: importLine(record),
    typescript: signatureLines(record),
    signatures: signaturesOf(call).map((signature) => ({
      symbol: signature.name,
      parameters: signature.parameters.map(({ name, type }) => ({ name, type: type.name })),
      result: signature.result.name,
      fragmentOnly: isFragmentOnly(signature),
      cost: costOf(signature),
      measured: measurementOf(signature.name) ?? null,
    })),
    results: resultTypes(record),
    dependsOn: dependenciesOf(record, all),
    usedBy: usedBy(record, all),
  }
}
