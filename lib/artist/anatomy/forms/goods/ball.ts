import { pentagon } from '../../../shape/curve';
import { thing } from '../thing';

/** Draws a football with patches around the face. */
export const ball = thing({ rx: 128, ry: 128 }, ({ ink, oval, at, u, straight }) => {
  const places = [0, 72, 144, 216, 288].map((degrees) => (degrees * Math.PI) / 180);
  const patches = places.map((turn) => ({
    path: pentagon(...at(Math.sin(turn) * 118, -Math.cos(turn) * 118), 46 * u, turn),
    material: 'marking',
  }));
  const seams = places
    .map((turn) =>
      ink.line(
        straight(
          Math.sin(turn + 0.628) * 98,
          -Math.cos(turn + 0.628) * 98,
          Math.sin(turn + 0.628) * 122,
          -Math.cos(turn + 0.628) * 122,
        ),
        'body',
        5,
      ),
    )
    .join('');
  return {
    outline: oval(0, 0, 128, 128),
    face: { y: 4, rx: 92, ry: 80 },
    shoulder: [110, 34],
    hip: [48, 104],
    hat: { y: -106, width: 82 },
    inside: patches,
    over: seams,
    limbs: 'marking',
  };
});
