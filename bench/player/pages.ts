import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { paintLottie } from '@/lib/core/paint/lottie/lottie';
import { rigOf } from '@/lib/core/rig/rig';
import { buildParts, buildPlayer } from '@/scripts/player.mjs';
import { type Answer, bundleOf } from '@/tests/support/player-page';
import { acceptedSpec } from '@/tests/support/specs';
import { RICH_MASCOT } from '../rich-mascot';

const read = (path: string): string => readFileSync(`node_modules/${path}`, 'utf8');

/** A way to show the mascot: a page that shows `n` of them, and the files that it loads. */
export interface Contender {
  name: string;
  scripts: readonly string[];
}

export const CONTENDERS: readonly Contender[] = [
  { name: 'player', scripts: ['/player.js'] },
  { name: 'player-live', scripts: ['/player.js'] },
  { name: 'lottie-web', scripts: ['/lottie.js'] },
  { name: 'dotlottie', scripts: ['/dotlottie.js', '/dotlottie.wasm'] },
  { name: 'by-hand', scripts: ['/by-hand.js'] },
];

/** Makes a page. It sets `window.firstFrame` to the milliseconds from the arrival of its data to the next frame. */
const page = (script: string): Answer => ({
  type: 'text/html',
  body: `<!doctype html><meta charset="utf-8"><style>.mascot{display:inline-block;width:96px;height:96px}</style><body \
style="margin:0">
<script type="module">
const query = new URL(location).searchParams;
const n = Number(query.get('n'));
const box = (tag) => { const made = document.createElement(tag); made.className = 'mascot'; return made; };
const framed = (began) => requestAnimationFrame(() => { window.firstFrame ??= performance.now() - began; });
${script}
</script></body>`,
});

/** A script that moves the pointer in circles. */
const CIRCLING_POINTER = `let turn = 0;
setInterval(() => {
  turn += 0.2;
  const [clientX, clientY] = [300 + 200 * Math.cos(turn), 300 + 200 * Math.sin(turn)];
  document.documentElement.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
}, 50);`;

/** The files of all contenders, for the same mascot and clip. */
export async function benchFiles(clipName: string): Promise<Record<string, Answer>> {
  const bundle = bundleOf(acceptedSpec(RICH_MASCOT));
  const made = bundle.clips[clipName];
  if (!made) throw new Error(`The mascot has no motion "${clipName}".`);
  const clip = { ...made, loop: true };
  const lottie = JSON.parse(paintLottie(rigOf(bundle.spec), clip)) as unknown;
  const { outputFiles } = await build({
    stdin: {
      contents:
        "export { compileClip, sample } from './lib/core/clip/sample'; export { rigOf } from " +
        "'./lib/core/rig/rig'; export { solve } from './lib/core/rig/solve'; export { viewMarkup } from " +
        "'./lib/player/markup';",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    minify: true,
  });
  const player = (live: boolean): string => `
await import('/player.js');
const bundle = await (await fetch('/bundle')).json();
window.api = { mount() {
  const began = performance.now();
  for (let i = 0; i < n; i += 1) {
    const made = document.createElement('service-player');
    made.className = 'mascot';
    made.setAttribute('animation', '${clipName}');
    made.setAttribute('loop', '');
    ${live ? "made.setAttribute('follow-cursor', '');" : ''}
    document.body.append(made);
    made.bundle = bundle;
  }
  framed(began);
}, unmount() { document.querySelectorAll('service-player').forEach((each) => each.remove()); } };
window.api.mount();
${live ? CIRCLING_POINTER : ''}`;
  return {
    '/player.js': { type: 'text/javascript', body: await buildPlayer() },
    ...Object.fromEntries(
      Object.entries(await buildParts()).map(([file, body]) => [`/${file}`, { type: 'text/javascript', body }]),
    ),
    '/bundle': { json: { ...bundle, clips: { [clipName]: clip } } },
    '/lottie.json': { json: lottie },
    '/lottie.js': { type: 'text/javascript', body: read('lottie-web/build/player/lottie_light.min.js') },
    '/dotlottie.js': { type: 'text/javascript', body: read('@lottiefiles/dotlottie-web/dist/index.js') },
    '/dotlottie.wasm': (response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/wasm' })
        .end(readFileSync('node_modules/@lottiefiles/dotlottie-web/dist/dotlottie-player.wasm')),
    '/by-hand.js': { type: 'text/javascript', body: outputFiles[0]?.text ?? '' },
    '/player': page(player(false)),
    '/player-live': page(player(true)),
    '/lottie-web': page(`
await new Promise((resolve) => { const script = document.createElement('script'); script.src = '/lottie.js'; \
script.onload = resolve; document.head.append(script); });
const text = await (await fetch('/lottie.json')).text();
let shown = [];
window.api = { mount() {
  const began = performance.now();
  for (let i = 0; i < n; i += 1) {
    const container = document.body.appendChild(box('div'));
    shown.push(lottie.loadAnimation({ container, renderer: 'svg', loop: true, autoplay: true, animationData: \
JSON.parse(text) }));
  }
  framed(began);
}, unmount() { shown.forEach((each) => each.destroy()); shown = []; \
document.querySelectorAll('.mascot').forEach((each) => each.remove()); } };
window.api.mount();`),
    '/dotlottie': page(`
const { DotLottie } = await import('/dotlottie.js');
DotLottie.setWasmUrl('/dotlottie.wasm');
const data = await (await fetch('/lottie.json')).text();
let shown = [];
window.api = { mount() {
  const began = performance.now();
  for (let i = 0; i < n; i += 1) {
    const canvas = document.body.appendChild(box('canvas'));
    canvas.width = canvas.height = 96;
    const made = new DotLottie({ canvas, data, loop: true, autoplay: true });
    made.addEventListener('frame', () => { window.firstFrame ??= performance.now() - began; });
    shown.push(made);
  }
}, unmount() { shown.forEach((each) => each.destroy()); shown = []; \
document.querySelectorAll('.mascot').forEach((each) => each.remove()); } };
window.api.mount();`),
    '/by-hand': page(`
const { rigOf, compileClip, sample, solve, viewMarkup } = await import('/by-hand.js');
const { spec, clips } = await (await fetch('/bundle')).json();
const began = performance.now();
const rig = rigOf(spec);
const motion = compileClip(rig, clips['${clipName}']);
const shown = Array.from({ length: n }, (_, i) => { const host = document.body.appendChild(box('div')); host.innerHTML \
= viewMarkup(spec, 'm' + i); return [...host.querySelectorAll('[data-part]')]; });
const tick = (now) => {
  for (const groups of shown) solve(rig, sample(motion, now / 1000)).forEach(({ matrix, opacity, state }, i) => {
    groups[i].setAttribute('transform', 'matrix(' + matrix + ')');
    groups[i].setAttribute('opacity', opacity);
    for (const child of groups[i].children) child.setAttribute('display', child.dataset.state === (state ?? '') ? \
'inline' : 'none');
  });
  requestAnimationFrame(tick);
};
requestAnimationFrame(tick);
framed(began);`),
  };
}
