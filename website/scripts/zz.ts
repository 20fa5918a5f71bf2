import { records } from '@kirari/addons/catalogue'
import { printJS } from 'kirari/js'
import { posterOf } from './function-page/poster.ts'
const s = posterOf(records.find((r) => r.importName === process.argv[2])!)
console.log(printJS(s.fragment))
