/** What invocations of a compute stage do together: statements and values of compute stages. */
import type { Entries } from '../record.ts'

const change = (name: string, en: string, ja: string): Entries[string] => ({
  signature: `${name}(place: atomic, value) → old`,
  is: { en: `${en} Gives the value before.`, ja: `${ja}変更前の値を返します。` },
  example: `${name}(counter.at(0), 1)`,
  isCompute: true,
})

export const atomic: Entries = {
  atomicLoad: {
    signature: 'atomicLoad(place: atomic) → int | uint',
    is: { en: 'The value.', ja: '現在の値です。' },
    example: 'atomicLoad(counter.at(0))',
    isCompute: true,
  },
  atomicStore: {
    signature: 'atomicStore(place: atomic, value)',
    is: { en: 'Sets the value.', ja: '値を設定します。' },
    example: 'atomicStore(counter.at(0), 1)',
    isCompute: true,
  },
  atomicAdd: change('atomicAdd', 'Adds to the value.', '値に足します。'),
  atomicSub: change('atomicSub', 'Subtracts from the value.', '値から引きます。'),
  atomicMax: change('atomicMax', 'Keeps the larger.', '大きいほうを残します。'),
  atomicMin: change('atomicMin', 'Keeps the smaller.', '小さいほうを残します。'),
  atomicAnd: change('atomicAnd', 'Keeps the bits that both have.', '両方にあるビットを残します。'),
  atomicOr: change('atomicOr', 'Adds the bits of another.', '相手のビットを加えます。'),
  atomicXor: change('atomicXor', 'Turns the bits of another.', '相手にあるビットを反転します。'),
  atomicExchange: change('atomicExchange', 'Puts another in its place.', '別の値に置き換えます。'),
  atomicCompareExchange: {
    signature: 'atomicCompareExchange(place: atomic, expected, value) → { old, exchanged: bool }',
    is: { en: 'Puts another in its place where the value is the expected one.', ja: '値が期待どおりのときだけ、別の値に置き換えます。' },
    note: {
      en: 'It may fail although the value is the expected one: ask exchanged, and try again.',
      ja: '値が期待どおりでも失敗することがあります。exchangedを調べて、もう一度試してください。',
    },
    example: 'atomicCompareExchange(counter.at(0), 0, 1)',
    isCompute: true,
  },
}

export const sync: Entries = {
  workgroupBarrier: {
    signature: 'workgroupBarrier()',
    is: {
      en: 'Waits for all invocations of the workgroup, which then see what each wrote to workgroup variables.',
      ja: 'ワークグループのすべての呼び出しを待ちます。その後は、互いがworkgroupの変数に書いた値が見えます。',
    },
    note: {
      en: 'Where all of them get to it: not inside a branch that only some take.',
      ja: 'すべての呼び出しが通る場所に書きます。一部だけが通る分岐の中には書けません。',
    },
    example: 'workgroupBarrier()',
    isCompute: true,
  },
  storageBarrier: {
    signature: 'storageBarrier()',
    is: { en: 'The same for what was written to storages.', ja: 'ストレージに書いた値についての、同じ待ち合わせです。' },
    example: 'storageBarrier()',
    isCompute: true,
  },
  workgroupUniformLoad: {
    signature: 'workgroupUniformLoad(place) → value',
    is: {
      en: 'Waits as a barrier does, and reads a workgroup variable that is then known to be the same for all.',
      ja: 'バリアと同じように待ってから、workgroupの変数を読みます。読んだ値は全員に共通だと分かっているので、分岐の条件に使えます。',
    },
    example: 'workgroupUniformLoad(tile)',
    isCompute: true,
  },
}

const fold = (name: string, en: string, ja: string): Entries[string] => ({
  signature: `${name}(x: T) → T`,
  is: { en, ja },
  example: `${name}(n)`,
  isCompute: true,
})
const move = (name: string, second: string, en: string, ja: string): Entries[string] => ({
  signature: `${name}(x: T, ${second}: uint) → T`,
  is: { en, ja },
  example: `${name}(n, 1)`,
  isCompute: true,
})

export const subgroup: Entries = {
  subgroupAdd: fold('subgroupAdd', 'The sum over the subgroup.', 'サブグループ全体の和です。'),
  subgroupMul: fold('subgroupMul', 'The product over the subgroup.', 'サブグループ全体の積です。'),
  subgroupMin: fold('subgroupMin', 'The smallest of the subgroup.', 'サブグループの最小値です。'),
  subgroupMax: fold('subgroupMax', 'The largest of the subgroup.', 'サブグループの最大値です。'),
  subgroupAnd: fold('subgroupAnd', 'The bits that all have.', '全員にあるビットです。'),
  subgroupOr: fold('subgroupOr', 'The bits that some have.', '誰かにあるビットです。'),
  subgroupXor: fold('subgroupXor', 'The bits that an odd number have.', '奇数の呼び出しにあるビットです。'),
  subgroupInclusiveAdd: fold('subgroupInclusiveAdd', 'The sum up to this invocation, itself among them.', '自分を含む、ここまでの和です。'),
  subgroupExclusiveAdd: fold('subgroupExclusiveAdd', 'The sum of the invocations before this one.', '自分より前の呼び出しの和です。'),
  subgroupInclusiveMul: fold('subgroupInclusiveMul', 'The product up to this invocation, itself among them.', '自分を含む、ここまでの積です。'),
  subgroupExclusiveMul: fold('subgroupExclusiveMul', 'The product of the invocations before this one.', '自分より前の呼び出しの積です。'),
  subgroupBroadcastFirst: fold('subgroupBroadcastFirst', 'The value of the first invocation that is here.', 'ここにいる最初の呼び出しの値です。'),
  subgroupBroadcast: move(
    'subgroupBroadcast',
    'id',
    'The value of the invocation with this number, the same for all.',
    'この番号の呼び出しの値です。番号は全員に共通です。',
  ),
  subgroupShuffle: move('subgroupShuffle', 'id', 'The value of the invocation with this number.', 'この番号の呼び出しの値です。'),
  subgroupShuffleXor: move(
    'subgroupShuffleXor',
    'mask',
    'The value of the invocation whose number is this one’s with these bits turned.',
    '自分の番号のこのビットを反転した番号の呼び出しの値です。',
  ),
  subgroupShuffleUp: move('subgroupShuffleUp', 'delta', 'The value of the invocation so many before.', 'この数だけ前の呼び出しの値です。'),
  subgroupShuffleDown: move('subgroupShuffleDown', 'delta', 'The value of the invocation so many after.', 'この数だけ後の呼び出しの値です。'),
  subgroupAll: {
    signature: 'subgroupAll(x: bool) → bool',
    is: { en: 'Whether it is true for all.', ja: '全員で真かどうかです。' },
    example: 'subgroupAll(b)',
    isCompute: true,
  },
  subgroupAny: {
    signature: 'subgroupAny(x: bool) → bool',
    is: { en: 'Whether it is true for some.', ja: '誰かで真かどうかです。' },
    example: 'subgroupAny(b)',
    isCompute: true,
  },
  subgroupBallot: {
    signature: 'subgroupBallot(x: bool) → uvec4',
    is: { en: 'For which invocations it is true: a bit for each.', ja: 'どの呼び出しで真かを、1ビットずつ表します。' },
    example: 'subgroupBallot(b)',
    isCompute: true,
  },
  subgroupElect: {
    signature: 'subgroupElect() → bool',
    is: { en: 'True for the first invocation that is here.', ja: 'ここにいる最初の呼び出しだけで真です。' },
    example: 'subgroupElect()',
    isCompute: true,
  },
}
