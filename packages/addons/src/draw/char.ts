/**
 * The printable characters of ASCII as dots, five across and seven up: original glyphs (catalogue/draw/char.ts, drawn out in
 * test/property/draw-char.test.ts).
 *
 * A row of five dots is a digit of base 32, the leftmost dot its highest bit, and a glyph is seven digits from the top row down:
 * 35 bits, which the shader stores as two words.
 */
import { array, float, fn, int, select, uint, uvec2, vec2 } from 'kirari/node'

/** From the space to the tilde, and last the box for all other codes. */
const glyphs =
  '00000004444404aaa0000aavavaa4fke5u4pp248jjciicjid4480000248884284222480level0044v4400000c48000v00000000cc11248gg' +
  'ehjlphe4ck444veh168gveh161he26aiv22vgu11heegguhhev124888ehhehheehhf11e0cc0cc00cc0c48124842100v0v00g84248geh16404' +
  'ehnlmgf4ahhvhhuhhuhhuehgggheuhhhhhuvgguggvvggugggehgnhhehhhvhhhv44444v72222ichikokihggggggvhrllhhhhppljjhehhhhhe' +
  'uhhugggehhhliduhhukihfgge11uv444444hhhhhhehhhhha4hhhllrhhha4ahhhha4444v1248gve88888egg84211e22222e4ah0000000000v' +
  '842000000e1fhfgguhhhu00fgggf11fhhhf00ehvge698s8880fhhf1eggmphhh40c444e20622icggikokic44444e00qllll00mphhh00ehhhe' +
  '0uhhugg0fhhf1100mpggg00fge1u88u889600hhhjd00hhha400hhlla00ha4ah0hhhf1e00v248v34484434444444o44244o009li00vhhhhhv'

const first = 32
const last = 126
const count = last - first + 2
const rows = 7

/** 1 on a dot of the character with this code, whose dots fill (0, 0) to (5, 7); 0 elsewhere. */
export const drawChar = /*#__PURE__*/ fn('drawChar', [{ st: vec2 }, { code: int }], float, (st, code) => {
  const words = array(
    uvec2,
    count,
  )((i) => {
    const bits = Number.parseInt(glyphs.slice(rows * i, rows * i + rows), 32)
    return uvec2(bits % 2 ** 32, Math.floor(bits / 2 ** 32))
  })
  const isKnown = code.greaterThanEqual(first).and(code.lessThanEqual(last))
  const glyph = words.at(select(int(count - 1), code.sub(first), isKnown)).toConst('glyph')
  const place = st.floor().toConst('place')
  const isInside = place
    .greaterThanEqual(0)
    .all()
    .and(place.lessThan(vec2(5, rows)).all())
  // The highest bit is the top left dot. Outside of the glyph the dot is clamped, so that the bit exists.
  const bit = uint(place.y.clamp(0, 6).mul(5).add(4).sub(place.x.clamp(0, 4))).toConst('bit')
  // A shift wraps at 32: bit 32 is the lowest of the second word.
  const word = select(glyph.x, glyph.y, bit.greaterThanEqual(32))
  return select(0, float(word.shiftRight(bit).bitAnd(1)), isInside)
})
