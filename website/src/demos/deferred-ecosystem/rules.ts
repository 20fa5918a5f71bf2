/**
 * One step of the world, as kernels on integers. Every cell only writes itself: it computes the same decisions that its neighbours compute, so
 * each unit of matter that leaves one cell arrives in another.
 * Must not know: how the world is drawn.
 */
import { pcg } from '@kirari/addons'
import { fn, If, int, ivec2, ivec4, kernel, Loop, select, storage, uint, uniform } from 'kirari/node'
import type { Bool, Int, IVec2, UniformInt } from 'kirari/node'
import type { Land, Laws } from './laws.ts'

/** Kinds of animals. */
export const [nobody, grazer, hunter] = [0, 1, 2]
/** Bits of a pose: the direction an animal faces, whether it has just moved or been born; and the direction it faced before, 8 bits higher. */
export const [hasMoved, isNewborn] = [16, 32]
/** The bit of a wish that stands beside its direction: the animal breeds by going there. */
const breeds = 16
const directionIn = (bits: Int): Int => bits.bitAnd(15)

const opposite = (d: Int): Int => int(9).sub(d)
/** The step of a direction: 0 stays; 1 to 8 are the neighbours, row after row. */
const stepOf = (d: Int): IVec2 => {
  const k = select(select(d, d.sub(1), d.lessThan(5)), int(4), d.equal(0)).toConst('k')
  return ivec2(k.sub(k.div(3).mul(3)).sub(1), k.div(3).sub(1))
}
/** The direction that leads nearest to an offset. */
const directionTo = (x: Int, y: Int): Int => {
  const k = y.sign().mul(3).add(x.sign()).add(4).toConst('k')
  return select(select(k, k.add(1), k.lessThan(4)), int(0), k.equal(4))
}

export const createRules = (land: Land, laws: Laws) => {
  const { side } = land
  const count = side * side
  // The reader changes the laws while the world lives. The cast is true, since each entry keeps its name.
  const law = Object.fromEntries(Object.entries(laws).map(([name, value]) => [name, uniform(int, value, name)])) as unknown as {
    readonly [name in keyof Laws]: UniformInt
  }
  /** Of each cell: moisture, and whether animals can stand there. */
  const ground = storage(ivec2, count, { name: 'ground', access: 'read', data: Array.from(land.moisture, (water, i) => [water, land.open[i] ?? 0]).flat() })
  /** Of each cell: matter in grass, and in the soil. */
  const field = storage(ivec2, count, { name: 'field' })
  /** The animal of each cell: kind, matter, age, pose. */
  const animal = storage(ivec4, count, { name: 'animal' })
  /** The wish of each animal: a direction, and whether it breeds by going there. */
  const wish = storage(int, count, { name: 'wish' })
  /** The direction from which a cell lets an animal in; 0 for none. */
  const guest = storage(int, count, { name: 'guest' })
  /** The number of the step, and its light from 0 to 255. */
  const clock = storage(ivec2, 1, { name: 'clock' })

  const lightOf = (step: Int): Int => {
    const time = step.add(law.dawn).toConst('time')
    const hour = time.sub(time.div(law.day).mul(law.day)).mul(1024).div(law.day).toConst('hour')
    return select(int(0), hour.mul(int(512).sub(hour)).div(256).min(255), hour.lessThan(512))
  }
  const chanceOf = fn('chanceOf', [{ cell: int }, { salt: int }], uint, (cell, salt) =>
    pcg(uint(cell).add(pcg(uint(clock.at(0).x.mul(4).add(salt)).add(pcg(uint(law.seed)))))),
  )
  const isIn = (x: Int, y: Int): Bool => x.greaterThanEqual(0).and(y.greaterThanEqual(0)).and(x.lessThan(side)).and(y.lessThan(side))
  /** The cell in a direction; −1 beyond the border. */
  const near = fn('near', [{ cell: int }, { d: int }], int, (cell, d) => {
    const step = stepOf(d).toConst('step')
    const x = cell.sub(cell.div(side).mul(side)).add(step.x).toConst('x')
    const y = cell.div(side).add(step.y).toConst('y')
    return select(int(-1), y.mul(side).add(x), isIn(x, y))
  })
  const isOpen = (cell: Int): Bool => cell.greaterThanEqual(0).and(ground.at(cell.max(0)).y.equal(1))

  // ── The beginning.
  const begin = kernel(1, (i) => clock.at(i).assign(ivec2(0, lightOf(int(0)))), { name: 'begin' })
  const settle = kernel(
    count,
    (i) => {
      const [water, open] = [ground.at(i).x, ground.at(i).y]
      field.at(i).assign(ivec2(0))
      animal.at(i).assign(ivec4(0))
      If(open.equal(1), () => {
        const grass = water.shiftRight(3).add(8).toConst('grass')
        field.at(i).assign(ivec2(grass, law.matter.sub(grass)))
        const chance = chanceOf(int(i), 3).toConst('chance')
        const lot = int(chance.bitAnd(1023)).toConst('lot')
        If(lot.lessThan(law.grazers.add(law.hunters)), () => {
          const isHunter = lot.lessThan(law.hunters)
          const matter = select(law.grazerBirth, law.hunterBirth, isHunter).shiftRight(1)
          const [age, facing] = [int(chance.shiftRight(10).bitAnd(255)), int(chance.shiftRight(20).bitAnd(7)).add(1)]
          animal.at(i).assign(ivec4(select(int(grazer), int(hunter), isHunter), matter, age, facing))
        })
      })
    },
    { name: 'settle' },
  )

  // ── 1. Each animal looks around and wishes to go somewhere.
  const look = kernel(
    [side, side],
    (i, id) => {
      wish.at(i).assign(0)
      const own = animal.at(i).toConst('own')
      If(own.x.notEqual(nobody), () => {
        const chance = chanceOf(int(i), 0).toConst('chance')
        const isHunter = own.x.equal(hunter).toConst('isHunter')
        const full = select(law.grazerSight, law.hunterSight, isHunter).toConst('full')
        // Nobody sees far at night.
        const sight = select(full.add(1).shiftRight(1), full, clock.at(0).y.greaterThan(0)).toConst('sight')
        const best = int(-1).toVar('best')
        const toBest = ivec2(0).toVar('toBest')
        const threat = int(99).toVar('threat')
        const toThreat = ivec2(0).toVar('toThreat')
        const rivals = int(0).toVar('rivals')
        Loop({ start: sight.negate(), end: sight, inclusive: true }, (dy) => {
          Loop({ start: sight.negate(), end: sight, inclusive: true }, (dx) => {
            const x = int(id.x).add(dx).toConst('x')
            const y = int(id.y).add(dy).toConst('y')
            If(isIn(x, y), () => {
              const cell = y.mul(side).add(x).toConst('cell')
              const kind = animal.at(cell).x.toConst('kind')
              const distance = dx.abs().max(dy.abs()).toConst('distance')
              const isOther = distance.greaterThan(0).toConst('isOther')
              const noise = int(uint(cell).mul(40503).add(chance).shiftRight(8).bitAnd(15))
              const score = int(-1).toVar('score')
              If(isHunter, () => {
                If(kind.equal(hunter).and(isOther), () => rivals.addAssign(1))
                If(kind.equal(grazer), () => score.assign(int(16).sub(distance).mul(16).add(noise)))
              }).Else(() => {
                If(kind.equal(hunter).and(distance.lessThan(threat)), () => {
                  threat.assign(distance)
                  toThreat.assign(ivec2(dx, dy))
                })
                If(isOpen(cell).and(kind.equal(nobody).or(isOther.not())), () => score.assign(field.at(cell).x.mul(16).sub(distance.mul(64)).add(noise).max(0)))
              })
              If(score.greaterThan(best), () => {
                best.assign(score)
                toBest.assign(ivec2(dx, dy))
              })
            })
          })
        })
        const stray = int(chance.shiftRight(12).bitAnd(7)).add(1).toConst('stray')
        const isSated = own.y.greaterThanEqual(law.hunterFull).toConst('isSated')
        const direction = directionTo(toBest.x, toBest.y).toVar('direction')
        If(isHunter, () => {
          If(best.lessThan(0).or(isSated), () => direction.assign(select(int(0), stray, chance.shiftRight(16).bitAnd(1).equal(1))))
        }).ElseIf(threat.lessThan(99), () => direction.assign(directionTo(toThreat.x.negate(), toThreat.y.negate())))
        If(direction.greaterThan(0), () => {
          const to = near(int(i), direction).toConst('to')
          const there = animal.at(to.max(0)).x.toConst('there')
          const isFree = there.equal(nobody).or(isHunter.and(there.equal(grazer)).and(isSated.not()))
          If(isOpen(to).and(isFree).not(), () => direction.assign(stray))
        })
        // A hunter breeds only where it sees few others.
        const isReady = own.y.greaterThanEqual(select(law.grazerBirth, law.hunterBirth, isHunter))
        const canBreed = isReady.and(isHunter.not().or(rivals.lessThanEqual(law.rivals)))
        wish.at(i).assign(direction.add(select(int(0), int(breeds), canBreed)))
      })
    },
    { name: 'look' },
  )

  // ── 2. Each cell lets at most one animal in: a free cell any, a grazer's cell a hunter whose attack succeeds.
  const admit = kernel(
    count,
    (i) => {
      guest.at(i).assign(0)
      const kind = animal.at(i).x.toConst('kind')
      If(ground.at(i).y.equal(1).and(kind.notEqual(hunter)), () => {
        const best = int(-1).toVar('best')
        const chosen = int(0).toVar('chosen')
        Loop({ start: int(1), end: int(8), inclusive: true }, (d) => {
          const from = near(int(i), d).toConst('from')
          If(from.greaterThanEqual(0).and(directionIn(wish.at(from.max(0))).equal(opposite(d))), () => {
            const comer = animal.at(from).toConst('comer')
            const attacks = comer.x.equal(hunter).and(comer.y.lessThan(law.hunterFull))
            const priority = int(chanceOf(from, 1).shiftRight(1)).toConst('priority')
            If(kind.equal(nobody).or(attacks).and(priority.greaterThan(best)), () => {
              best.assign(priority)
              chosen.assign(d)
            })
          })
        })
        // Tall grass hides a grazer.
        const skill = law.skill.mul(int(64).sub(field.at(i).x).max(4)).shiftRight(6)
        If(kind.equal(grazer).and(int(chanceOf(int(i), 2).bitAnd(255)).greaterThanEqual(skill)), () => chosen.assign(0))
        guest.at(i).assign(chosen)
      })
    },
    { name: 'admit' },
  )

  /** Whether the animal of a cell goes where it wishes: it is let in there, and was not caught before. */
  const leaves = fn('leaves', [{ cell: int }], int, (cell) => {
    const d = directionIn(wish.at(cell)).toConst('d')
    const kind = animal.at(cell).x.toConst('kind')
    const isCaught = kind.equal(grazer).and(guest.at(cell).notEqual(0))
    const to = near(cell, d).toConst('to')
    const isAdmitted = to.greaterThanEqual(0).and(guest.at(to.max(0)).equal(opposite(d)))
    return select(int(0), int(1), d.notEqual(0).and(kind.notEqual(nobody)).and(isCaught.not()).and(isAdmitted))
  })

  // ── 3. They move, eat, spend matter to live, breed and die; grass grows; matter seeps through the soil.
  const live = kernel(
    count,
    (i) => {
      If(ground.at(i).y.equal(1), () => {
        const cell = int(i).toConst('cell')
        const chance = chanceOf(cell, 3).toConst('chance')
        /** Added to 256ths, it rounds them up as often as their fraction says. */
        const fraction = (shift: number): Int => int(chance.shiftRight(shift).bitAnd(255))
        const water = ground.at(i).x
        const before = field.at(i).toConst('before')
        const own = animal.at(i).toConst('own')

        // To each neighbour flows an eighth of the difference, without its sign rounded down: what one loses the other gains.
        const soil = before.y.toVar('soil')
        Loop(int(4), (k) => {
          // The directions 2, 4, 5 and 7: neighbours that share an edge.
          const beside = near(cell, k.mul(2).add(2).sub(k.div(2))).toConst('beside')
          If(isOpen(beside), () => {
            const difference = field.at(beside).y.sub(before.y).toConst('difference')
            soil.addAssign(difference.sign().mul(difference.abs().shiftRight(3)))
          })
        })
        const grass = before.x.toVar('grass')
        // Fractions are rounded up or down at random.
        const scarcest = clock.at(0).y.min(water).min(soil.mul(8).min(255))
        const grown = law.growth
          .mul(scarcest)
          .mul(grass.add(4))
          .add(int(chance.bitAnd(65535)))
          .shiftRight(16)
          .min(law.tallest.sub(grass).max(0))
          .min(soil)
          .toConst('grown')
        grass.addAssign(grown)
        const withered = law.wither
          .mul(grass)
          .add(int(chance.shiftRight(4).bitAnd(4095)))
          .shiftRight(12)
          .min(grass)
          .toConst('withered')
        grass.subAssign(withered)
        soil.addAssign(withered.sub(grown))

        // The animal that is here now: one that arrives, the young of one that leaves, or the same as before.
        const now = ivec4(0).toVar('now')
        const stays = directionIn(own.w).mul(257).toConst('stays')
        const d = guest.at(i).toConst('d')
        const from = near(cell, d).max(0).toConst('from')
        If(d.notEqual(0).and(leaves(from).equal(1)), () => {
          const comer = animal.at(from).toConst('comer')
          const splits = wish.at(from).greaterThanEqual(breeds)
          now.assign(comer)
          now.y.subAssign(select(int(0), comer.y.shiftRight(1), splits))
          now.w.assign(opposite(d).add(hasMoved).add(directionIn(comer.w).mul(256)))
          If(own.x.equal(grazer), () => {
            const eaten = own.y.mul(law.hunterGain).add(fraction(24)).shiftRight(8).toConst('eaten')
            now.y.addAssign(eaten)
            soil.addAssign(own.y.sub(eaten))
          })
        })
          .ElseIf(leaves(cell).equal(1), () => {
            If(wish.at(i).greaterThanEqual(breeds), () => now.assign(ivec4(own.x, own.y.shiftRight(1), 0, stays.add(isNewborn))))
          })
          .ElseIf(own.x.notEqual(nobody), () => now.assign(ivec4(own.xyz, stays)))

        If(now.x.notEqual(nobody), () => {
          now.z.addAssign(1)
          If(now.x.equal(grazer), () => {
            const bite = grass.sub(law.roots).max(0).min(law.bite).toConst('bite')
            const eaten = bite.mul(law.grazerGain).add(fraction(24)).shiftRight(8).toConst('eaten')
            grass.subAssign(bite)
            now.y.addAssign(eaten)
            soil.addAssign(bite.sub(eaten))
          })
          const cost = select(law.grazerCost, law.hunterCost, now.x.equal(hunter)).add(fraction(16)).shiftRight(8).min(now.y).toConst('cost')
          now.y.subAssign(cost)
          soil.addAssign(cost)
          If(now.y.equal(0).or(now.z.greaterThan(law.life)), () => {
            soil.addAssign(now.y)
            now.assign(ivec4(0))
          })
        })
        field.at(i).assign(ivec2(grass, soil))
        animal.at(i).assign(now)
      })
    },
    { name: 'live' },
  )
  const tick = kernel(
    1,
    (i) => {
      const next = clock.at(i).x.add(1).toConst('next')
      clock.at(i).assign(ivec2(next, lightOf(next)))
    },
    { name: 'tick' },
  )

  return {
    side,
    law,
    ground,
    field,
    animal,
    clock,
    begin: [begin, settle],
    step: [look, admit, live, tick],
    /** All storages, for tests on the CPU. */
    all: { ground, field, animal, wish, guest, clock },
  }
}
export type Rules = ReturnType<typeof createRules>
