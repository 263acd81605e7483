import { beats, times } from '@/lib/core/clip/presets/beats';
import { squash } from '@/lib/core/clip/presets/body';
import { eyes } from '@/lib/core/clip/presets/eyes';
import { brows, mouth, pitch, tilt } from '@/lib/core/clip/presets/face';
import type { Score } from '@/lib/core/clip/presets/score';
import { lean } from '@/lib/core/clip/presets/stance';
import { hand, limbsFor, wrist } from '../hands';
import type { Manner, Move } from '../manner';
import { arcOf, held, shakes, sideOf, strokes } from '../shapes';
import { gesture, strike } from './gesture';

/** Points somewhere; the look and the lean go there as well. */
function point(score: Score, how: Manner): void {
  const { figure } = score;
  const sided = how.side === null && (how.direction === 'left' || how.direction === 'right') ? { ...how, side: how.direction } : how;
  const spot = how.direction === 'up' ? 'up' : how.direction === 'down' ? 'low' : 'out';
  const y = how.direction === 'up' ? -0.045 : how.direction === 'down' ? 0.04 : 0;
  gesture({ to: spot, stroke: 5, each: 0.5, from: 2, tilt: 5, lean: figure.roles.head ? 3 : 7, nod: y * 14, turn: y ? 0.3 : 0.9, look: [y ? 0.015 : 0.045, y], brows: 0.03, mouth: ['open', 'smile'] })(score, sided);
}

/** Claps before its chest; `times` claps, four unless it is said. */
function clap(score: Score, how: Manner): void {
  const { seconds, figure } = score;
  const arc = arcOf(score, 0.36, 0.4);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = how.times > 1 ? how.times : Math.max(2, Math.round((to - from) / 0.26));
  limbsFor(score, how, true).forEach((limb, index) => {
    const [spot, value] = limb.kind === 'arm' ? (['middle', 30] as const) : (['out', -40] as const);
    hand(score, limb, [[arc.enter, spot, 'easeOut'], [to, spot], [seconds, 'rest']], index * 0.03);
    wrist(score, limb, [{ at: 0, to: 0 }, ...strokes({ from, to: to + index * 0.01, count, value: value * (1 - index * 0.1), up: 0.55 }), { at: seconds, to: 0 }], limb.links.length > 1 ? 1 : 0);
  });
  const claps = strokes({ from, to, count, value: 1, up: 0.55 });
  squash(score, [{ at: 0, to: 0 }, ...times(claps, figure.left ? 0.03 : 0.06), { at: seconds, to: 0 }]);
  pitch(score, [{ at: 0, to: 0 }, ...times(claps, -0.3), { at: seconds, to: 0 }]);
  tilt(score, held(arc, 4, 0.08));
  lean(score, [{ at: 0, to: 0 }, ...shakes({ from, to, count: Math.max(1, Math.round(count / 3)), by: 2.5 }), { at: seconds, to: 0 }]);
  brows(score, held(arc, 0.03));
  eyes(score, [{ from: arc.enter, to: to + 0.1, state: 'happy' }]);
  mouth(score, ['open', 'smile'], arc.enter * 0.6, seconds - arc.leave * 0.4);
}

/** Shoulders up, hands out, head to one side: it does not know. */
function shrug(score: Score, how: Manner): void {
  const arc = arcOf(score, 0.38, 0.45);
  const { seconds, gain } = score;
  limbsFor(score, how, true).forEach((limb, index) => {
    if (limb.kind === 'arm' && !limb.carries) {
      hand(score, limb, [[arc.enter, 'back', 'easeOut'], [seconds - arc.leave, 'back'], [seconds, 'rest']], index * 0.04);
      score.add(limb.links[0], 'translateY', times(held(arc, -0.025 * score.figure.height * Math.min(gain, 1.3), index * 0.04), 1));
    } else hand(score, limb, [[arc.enter, 'offer', 'easeOut'], [seconds - arc.leave, 'offer'], [seconds, 'rest']], index * 0.04);
  });
  tilt(score, held(arc, 9 * sideOf(how), 0.05));
  pitch(score, held(arc, 0.25, 0.08));
  squash(score, held(arc, score.figure.left ? 0.03 : 0.07, 0, 0.4));
  brows(score, held(arc, 0.06));
  eyes(score, [{ from: arc.enter * 0.6, to: seconds - arc.leave * 0.6, state: 'half' }]);
  mouth(score, ['mm', 'sad'], arc.enter * 0.5, seconds - arc.leave * 0.4);
}

/** Arms high in the air, pumping. */
function cheer(score: Score, how: Manner): void {
  const { seconds, gain } = score;
  const arc = arcOf(score, 0.36, 0.5);
  const [from, to] = [arc.enter, seconds - arc.leave];
  const count = how.times > 1 ? how.times : Math.max(2, Math.round((to - from) / 0.34));
  limbsFor(score, how, true).forEach((limb, index) => {
    hand(score, limb, [[arc.enter, 'overhead', 'easeOut'], [to, 'overhead'], [seconds, 'rest']], index * 0.05);
    score.add(limb.links[0], 'rotate', times([{ at: 0, to: 0 }, ...strokes({ from, to, count, value: -14 * gain * (index ? 0.85 : 1), up: 0.5 }), { at: seconds, to: 0 }], limb.outward * (limb.carries ? 0.3 : 1)));
  });
  const pumps = strokes({ from, to, count, value: 1, up: 0.5 });
  squash(score, [...beats([0, 0], [arc.enter * 0.4, -0.07, 'easeOut'], [arc.enter, 0.05]), ...pumps.map((beat) => ({ ...beat, to: 0.05 - 0.07 * beat.to })), ...beats([to + arc.leave * 0.6, -0.02], [seconds, 0])]);
  pitch(score, held(arc, -0.7, 0.05));
  lean(score, [{ at: 0, to: 0 }, ...shakes({ from, to, count: Math.max(1, Math.round(count / 2)), by: 4 }), { at: seconds, to: 0 }]);
  brows(score, held(arc, 0.04));
  eyes(score, [{ from: arc.enter * 0.7, to: to + arc.leave * 0.4, state: 'happy' }]);
  mouth(score, ['open', 'ah', 'smile'], arc.enter * 0.5, to + arc.leave * 0.5);
}

/** Blows a kiss: hand to the mouth, and out to whoever looks. */
function kiss(score: Score, how: Manner): void {
  const { seconds } = score;
  const at = (share: number): number => share * seconds;
  const [limb] = limbsFor(score, how);
  const side = limb ? -limb.outward : 1;
  if (limb) hand(score, limb, [[at(0.26), 'mouth'], [at(0.46), 'mouth'], [at(0.64), 'offer', 'easeOut'], [at(0.8), 'offer'], [seconds, 'rest']]);
  tilt(score, beats([0, 0], [at(0.12), -1 * side], [at(0.32), 5 * side], [at(0.5), 4 * side], [at(0.66), -6 * side], [at(0.84), -5 * side], [seconds, 0]));
  pitch(score, beats([0, 0], [at(0.34), -0.35], [at(0.48), -0.5], [at(0.62), 0.7, 'easeOut'], [at(0.84), 0.4], [seconds, 0]));
  squash(score, beats([0, 0], [at(0.3), -0.02], [at(0.48), 0.03], [at(0.64), -0.025], [at(0.86), 0.01], [seconds, 0]));
  lean(score, beats([0, 0], [at(0.42), -2 * side], [at(0.64), 5 * side], [at(0.82), 4 * side], [seconds, 0]));
  eyes(score, [{ from: at(0.34), to: at(0.6), state: 'closed' }, { from: at(0.62), to: at(0.9), state: 'happy' }]);
  brows(score, beats([0, 0], [at(0.4), 0.03], [at(0.8), 0.03], [seconds, 0]));
  mouth(score, ['oh', 'mm'], at(0.24), at(0.58));
}

/** Gestures of arms and hands. */
export const ARMS = {
  point: { title: 'point', words: ['point', 'point out', 'point ~at something', 'indicate', 'gesture ~toward', 'show ~the way', 'present ~with ~a hand', 'point left', 'point right', 'point up', 'point down'], seconds: 1.7, kind: 'held', by: 'arms', needs: 'arm', compose: point },
  clap: { title: 'clap', words: ['clap', 'applaud', 'clap hands', 'give applause', 'slow clap', 'applause'], seconds: 1.8, length: (n) => 0.76 + 0.27 * (n > 1 ? n : 4), kind: 'once', by: 'arms', needs: 'arms', compose: clap },
  shrug: { title: 'shrug', words: ['shrug', 'shrug shoulders', 'dunno'], seconds: 1.5, kind: 'held', by: 'arms', needs: 'arms', compose: shrug },
  cheer: { title: 'cheer', words: ['cheer', 'raise arms', 'raise ~both arms', 'throw up hands', 'throw ~its arms up', 'throw ~its hands up', 'hooray', 'hands up', 'arms up', 'raise hands', 'throw arms up', 'cheer ~on', 'lift arms', 'woohoo'], seconds: 1.9, kind: 'once', by: 'arms', needs: 'arm', compose: cheer },
  raise_hand: { title: 'raise a hand', words: ['raise hand', 'raise arm', 'lift hand', 'lift arm', 'put up hand', 'put ~its hand up', 'volunteer', 'hail', 'reach up', 'raise paw', 'lift paw', 'raise wing'], seconds: 1.7, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'up', shake: 5, each: 0.4, tilt: -4, lean: -3, nod: -0.4, brows: 0.04, mouth: ['open', 'smile'] }) },
  salute: { title: 'salute', words: ['salute', 'stand ~to attention', 'tip hat', 'doff hat', 'tip ~its hat'], seconds: 1.6, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'brow', enter: 0.34, tilt: 2, squash: 0.035, nod: -0.25, brows: 0.02, mouth: ['mm', 'smile'] }) },
  facepalm: { title: 'facepalm', words: ['facepalm', 'face palm', 'slap forehead', 'palm face', 'smack forehead'], seconds: 1.9, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'eyes', enter: 0.4, tilt: 6, lean: 3, nod: 1.1, squash: -0.04, worry: 8, brows: -0.01, eyes: 'closed', mouth: ['mm', 'sad'] }) },
  cover_eyes: { title: 'cover eyes', words: ['cover eyes', 'hide face', 'cover face', 'hide eyes', 'bury face in hands', 'cover ~its eyes ~with ~its hands', 'peekaboo', 'play peekaboo'], seconds: 1.8, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'eyes', both: true, nod: 0.7, squash: -0.05, worry: 8, ears: 8, eyes: 'closed', mouth: ['mm'] }) },
  cover_mouth: { title: 'cover mouth', words: ['cover mouth', 'shush', 'put ~a finger ~to ~its lips', 'hush', 'put hand over mouth', 'say shh', 'shh'], seconds: 1.6, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'mouth', tilt: 4, nod: 0.2, lean: 2, brows: 0.04, look: [0.01, 0], mouth: ['oh', 'mm'] }) },
  scratch_head: { title: 'scratch head', words: ['scratch head', 'scratch ear', 'scratch', 'scratch itself', 'rub head', 'scratch behind ear'], seconds: 1.9, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'crown', shake: 12, each: 0.26, tilt: 8, lean: 2, nod: 0.1, turn: -0.2, brows: 0.04, worry: 5, look: [-0.03, -0.03], mouth: ['mm', 'oh'] }) },
  wipe_brow: { title: 'wipe brow', words: ['wipe brow', 'wipe forehead', 'phew', 'sigh ~in relief', 'wipe sweat', 'wipe face', 'wipe tears', 'wipe ~away ~a tear', 'wipe eyes', 'dry tears', 'wash face', 'groom itself', 'groom'], seconds: 1.7, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'brow', shake: 10, each: 0.5, tilt: 5, nod: -0.2, squash: -0.025, brows: 0.02, worry: 8, eyes: 'closed', mouth: ['oh', 'smile'] }) },
  high_five: { title: 'high five', words: ['high five', 'high-five', 'give ~a high five', 'slap hands', 'slap five'], seconds: 1.3, kind: 'once', by: 'arms', needs: 'arm', compose: strike({ wind: 'besideHead', hit: 'up', lean: 6, nod: -0.5, mouth: ['open', 'smile'] }) },
  thumbs_up: { title: 'thumbs up', words: ['thumbs up', 'give ~a thumbs up', 'thumb up', 'show ~a thumbs up', 'do ~a thumbs up', 'give ~the okay', 'ok sign'], seconds: 1.6, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'offer', stroke: 12, each: 0.5, tilt: 5, lean: 3, nod: 0.2, brows: 0.03, pulse: 0.02, mouth: ['open', 'smile'] }) },
  fist_pump: { title: 'pump fist', words: ['pump fist', 'fist pump', 'punch ~the air', 'pump arm', 'pump ~its fist', 'shake fist', 'shake ~its fist'], seconds: 1.4, kind: 'once', by: 'arms', needs: 'arm', compose: gesture({ to: 'besideHead', stroke: -22, each: 0.32, from: 0, tilt: 5, lean: 4, nod: -0.3, pulse: 0.05, brows: -0.012, worry: -6, eyes: 'happy', mouth: ['open', 'ah'] }) },
  hug: { title: 'hug', words: ['hug', 'hug itself', 'embrace', 'cuddle', 'give ~a hug', 'open ~its arms ~for ~a hug', 'snuggle', 'squeeze'], seconds: 2.2, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'across', both: true, enter: 0.6, shake: 3, each: 0.9, from: 0, tilt: 8, lean: 3, nod: 0.3, squash: -0.03, pulse: 0.012, eyes: 'closed', mouth: ['smile', 'mm'] }) },
  open_arms: { title: 'open arms', words: ['open arms', 'spread arms', 'stretch out arms', 'ta-da', 'tada', 'spread wings', 'open wings', 'show off', 'present itself', 'pose', 'strike ~a pose', 'reveal'], seconds: 1.7, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'out', both: true, shake: 3, each: 0.7, from: 0, tilt: 6, nod: -0.5, squash: 0.045, brows: 0.05, eyes: 'happy', mouth: ['open', 'smile'] }) },
  kiss: { title: 'blow a kiss', words: ['blow ~a kiss', 'kiss', 'blow kisses', 'smooch', 'send ~a kiss', 'air kiss'], seconds: 1.8, kind: 'once', by: 'arms', compose: kiss },
  pray: { title: 'plead', words: ['pray', 'plead', 'beg', 'thank', 'bless', 'meditate', 'namaste', 'fold hands', 'wish', 'hope', 'say thanks', 'say thank you', 'apologize', 'say sorry'], seconds: 2, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'middle', both: true, shake: 3, each: 0.6, tilt: 5, nod: 0.5, squash: -0.02, worry: 8, brows: 0.02, eyes: 'closed', mouth: ['smile', 'mm'] }) },
  stop: { title: 'stop', words: ['hold up hand', 'hold ~a hand up', 'signal stop', 'put out hand', 'halt', 'block', 'hold out hand', 'offer ~a hand', 'shake hands', 'shake hand', 'offer', 'hand over', 'serve', 'reach out', 'reach'], seconds: 1.5, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'offer', stroke: 6, each: 0.5, lean: 4, tilt: 3, nod: 0.1, brows: 0.02, mouth: ['smile', 'open'] }) },
  beckon: { title: 'beckon', words: ['beckon', 'call over', 'invite', 'motion ~to come', 'wave over', 'come here', 'count ~on fingers', 'count'], seconds: 1.7, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'offer', stroke: 32, each: 0.4, tilt: -6, lean: -4, nod: 0.2, turn: 0.4, brows: 0.035, mouth: ['open', 'smile'] }) },
  pat_belly: { title: 'pat belly', words: ['pat belly', 'rub belly', 'rub tummy', 'pat tummy', 'rub ~its stomach', 'pat stomach', 'be hungry', 'be full', 'pat ~its tummy', 'dust ~itself off', 'dust off', 'brush ~itself off'], seconds: 1.9, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'belly', shake: 12, each: 0.4, tilt: 5, nod: 0.2, squash: -0.02, pulse: 0.012, brows: 0.02, eyes: 'happy', mouth: ['smile', 'mm'] }) },
  hand_on_heart: { title: 'hand on heart', words: ['put hand ~on heart', 'hand ~on heart', 'put ~its hand ~on ~its heart', 'swoon', 'fall ~in love', 'touch heart', 'clutch heart', 'adore', 'pledge', 'swear'], seconds: 2, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'chest', stroke: 5, each: 0.7, tilt: 8, lean: -2, nod: -0.2, brows: 0.03, worry: 7, pulse: 0.014, eyes: 'happy', mouth: ['smile', 'open'] }) },
  flex: { title: 'flex', words: ['flex', 'flex muscles', 'show muscles', 'lift weights', 'pump iron', 'show ~off ~its muscles', 'work out', 'exercise'], seconds: 1.9, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'besideHead', both: true, stroke: -12, each: 0.55, tilt: 3, nod: -0.4, squash: 0.03, pulse: -0.02, brows: -0.014, worry: -7, eyes: 'happy', mouth: ['smile', 'ee'] }) },
  hands_on_hips: { title: 'hands on hips', words: ['put hands ~on hips', 'hands ~on hips', 'stand akimbo', 'put ~its hands ~on ~its hips', 'puff ~out chest', 'puff ~its chest', 'swagger', 'cross arms', 'fold arms'], seconds: 1.8, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'hip', both: true, tilt: 3, nod: -0.45, squash: 0.035, brows: 0.015, worry: -5, mouth: ['smile', 'mm'] }) },
  throw: { title: 'throw', words: ['throw', 'toss', 'throw ~a ball', 'throw ~something', 'fling', 'lob', 'hurl', 'throw confetti', 'sprinkle', 'scatter', 'throw ~a snowball'], seconds: 1.2, kind: 'once', by: 'arms', needs: 'arm', compose: strike({ wind: 'besideHead', hit: 'out', lean: 8, nod: 0.3, mouth: ['open', 'ee'], after: 'low' }) },
  catch: { title: 'catch', words: ['catch', 'grab', 'catch ~a ball', 'snatch', 'receive', 'pluck', 'get ~a gift'], seconds: 1.3, kind: 'once', by: 'arms', needs: 'arms', compose: gesture({ to: 'middle', both: true, enter: 0.4, stroke: 14, each: 0.4, squash: -0.06, nod: 0.4, brows: 0.04, look: [0, -0.02], mouth: ['open', 'oh'] }) },
  punch: { title: 'punch', words: ['punch', 'hit', 'shadow box', 'jab', 'strike', 'slap', 'karate chop', 'chop', 'swing ~a sword', 'slash', 'swing', 'attack', 'fight', 'stab', 'hammer', 'smash', 'fence', 'swing sword', 'knock', 'swat'], seconds: 0.95, kind: 'once', by: 'arms', needs: 'arm', tool: true, compose: strike({ wind: 'chest', hit: 'out', lean: 7, nod: 0.35, mouth: ['ee', 'open'] }) },
  push: { title: 'push', words: ['push', 'shove', 'push ~something', 'lift', 'carry', 'lift ~something', 'heave', 'press', 'move ~something', 'drag', 'pull', 'tug', 'row', 'dig', 'shovel', 'pull ~a rope', 'sweep', 'mop', 'vacuum', 'rake', 'clean', 'wipe', 'polish', 'scrub'], seconds: 2, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'offer', both: true, stroke: 16, each: 0.6, from: 0, lean: 7, nod: 0.5, squash: -0.05, pulse: 0.03, brows: -0.015, worry: -8, eyes: 'half', mouth: ['ee', 'mm'] }) },
  cast_spell: { title: 'cast a spell', words: ['cast ~a spell', 'do magic', 'wave ~a wand', 'conjure', 'perform magic', 'do ~a magic ~trick', 'summon', 'conduct', 'enchant', 'wave wand', 'bewitch', 'hypnotize', 'cast magic', 'use magic', 'sprinkle magic'], seconds: 2.2, kind: 'once', by: 'arms', needs: 'arm', tool: true, compose: gesture({ to: 'up', other: 'offer', shake: 22, each: 0.55, tilt: -6, lean: -5, nod: -0.4, turn: 0.5, squash: 0.03, pulse: 0.03, brows: 0.02, worry: -6, look: [0.04, -0.03], mouth: ['oh', 'open'] }) },
  write: { title: 'write', words: ['write', 'draw', 'paint', 'sketch', 'sign', 'take notes', 'jot', 'scribble', 'write ~a letter', 'doodle', 'sew', 'knit', 'carve', 'tick', 'check off', 'make ~a list', 'edit', 'design', 'do homework'], seconds: 2.4, kind: 'held', by: 'arms', needs: 'arm', tool: true, compose: gesture({ to: 'desk', shake: 10, each: 0.24, tilt: 6, lean: 2, nod: 0.9, look: [0.02, 0.035], brows: -0.008, worry: -3, mouth: ['mm', 'oh'] }) },
  read: { title: 'read', words: ['read', 'study ~a book', 'read ~a book', 'browse', 'check phone', 'look ~at ~its phone', 'scroll', 'use phone', 'check watch', 'check ~the time', 'look ~at ~its watch', 'hold ~a book', 'check ~its phone', 'learn', 'use ~a tablet'], seconds: 3, kind: 'held', by: 'arms', needs: 'arms', tool: true, compose: gesture({ to: 'middle', both: true, stroke: 5, each: 1.1, tilt: 4, nod: 0.9, turn: 0.1, look: [0.02, 0.035], brows: 0.012, mouth: ['mm', 'smile'] }) },
  drink: { title: 'drink', words: ['drink', 'sip', 'slurp', 'gulp', 'sip coffee', 'drink coffee', 'drink tea', 'sip tea', 'take ~a sip', 'drink ~something', 'raise ~a glass', 'toast', 'sip ~a drink'], seconds: 2, kind: 'held', by: 'arms', needs: 'arm', tool: true, compose: gesture({ to: 'mouth', enter: 0.55, stroke: 6, each: 0.6, tilt: -5, nod: -0.7, brows: 0.02, eyes: 'closed', mouth: ['oh', 'mm'] }) },
  phone: { title: 'phone', words: ['phone', 'make ~a call', 'answer ~the phone', 'talk ~on ~the phone', 'pick ~up ~the phone', 'take ~a call'], seconds: 2.2, kind: 'held', by: 'arms', needs: 'arm', compose: gesture({ to: 'ear', stroke: 4, each: 0.8, tilt: 9, nod: 0.2, pulse: 0.012, brows: 0.03, mouth: ['open', 'ah'] }) },
  photo: { title: 'take a photo', words: ['take ~a photo', 'take ~a picture', 'photograph', 'take ~a selfie', 'snap ~a photo', 'selfie'], seconds: 1.8, kind: 'held', by: 'arms', needs: 'arms', tool: true, compose: gesture({ to: 'eyes', both: true, enter: 0.5, tilt: 6, lean: 2, squash: -0.02, pulse: 0.02, brows: 0.02, mouth: ['smile', 'ee'] }) },
  strum: { title: 'play guitar', words: ['play guitar', 'strum', 'play ~the guitar', 'play music', 'play ~an instrument', 'play violin', 'play drums', 'play ~the drums', 'shred', 'play air guitar', 'air guitar', 'play ~the violin', 'play ~the ukulele'], seconds: 2, kind: 'held', by: 'arms', needs: 'arms', tool: true, compose: gesture({ to: 'belly', other: 'offer', shake: 24, each: 0.28, tilt: 7, lean: 3, nod: 0.3, pulse: 0.03, eyes: 'happy', mouth: ['open', 'smile'] }) },
  juggle: { title: 'juggle', words: ['juggle', 'juggle balls', 'spin plates', 'perform tricks'], seconds: 2, kind: 'held', by: 'arms', needs: 'arms', compose: gesture({ to: 'offer', both: true, stroke: -24, each: 0.36, nod: -0.6, look: [0, -0.035], pulse: 0.02, brows: 0.035, mouth: ['oh', 'open'] }) },
  dab: { title: 'dab', words: ['dab', 'do ~a dab'], seconds: 1.3, kind: 'once', by: 'arms', needs: 'arms', compose: gesture({ to: 'eyes', other: 'up', enter: 0.3, tilt: 12, lean: 7, nod: 1, squash: -0.05, eyes: 'closed', mouth: ['smile'] }) },
} satisfies Record<string, Move>;
