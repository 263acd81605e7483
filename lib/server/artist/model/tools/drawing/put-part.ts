import { z } from 'zod';
import { Part, type MascotSpec } from '@/lib/core/spec/schema';
import { defineTool, refusal, type ModelTool, type ToolOutcome } from '../../tool';
import { axisOf, otherSide, partnerOf } from './mirror';
import { inkFor, layerBehind, layersOf, paletteWith, putAmong, putDrafts } from './pen';
import { placesOf, type Sketch } from './sketch';
import { drawnStrokes, PenStroke, STROKES_TOLD } from './strokes';

const { id, parent, z: order, pivot, rotateLimits, svg, states, defaultState } = Part.shape;

const PartInput = z.strictObject({
  id,
  parent,
  z: order,
  pivot,
  rotateLimits,
  svg: svg.optional(),
  strokes: z.array(PenStroke).min(1).max(40).optional(),
  states: states.optional(),
  defaultState: defaultState.optional(),
  mirror: z.boolean().optional(),
  outline: z.boolean().optional(),
});
type PartInput = z.infer<typeof PartInput>;

/** The reason to refuse a part; null if it is valid. */
function refusalOf({ id: name, svg: text, strokes, mirror }: PartInput): ToolOutcome<never> | null {
  if ((text === undefined) === (strokes === undefined)) return refusal('Give either svg or strokes.');
  if (mirror && otherSide(name) === name)
    return refusal('mirror draws the part of the other side: the id must say left or right.');
  return null;
}

/** Adds the mirrored partner of a part, and those of the layers behind it. */
function withPartner(clean: MascotSpec, name: string): MascotSpec {
  const ids = [name, ...layersOf(name)];
  const partners = clean.parts.filter((part) => ids.includes(part.id)).map((part) => partnerOf(clean, part));
  // A layer is a child of its own part, so its partner is a child of the part's partner.
  const hung = partners.map((part) => (part.id === otherSide(name) ? part : { ...part, parent: otherSide(name) }));
  return { ...clean, parts: putAmong(clean.parts, hung) };
}

function putSvg(sketch: Sketch, given: PartInput, part: Part): ToolOutcome<never> {
  const { spec } = sketch;
  const isNew = !spec.parts.some((each) => each.id === part.id);
  const layered = new Set(spec.parts.map((each) => each.id));
  // In an outlined drawing a new part gets an outline, unless it lies inside another part, like a nose.
  const isLined = isNew
    ? [...layered].some((each) => each.endsWith('_outline'))
    : layersOf(part.id).some((layer) => layered.has(layer));
  const hasLine = given.outline ?? isLined;
  const { palette } = paletteWith(sketch, [part.svg, ...part.states.map((state) => state.svg)]);
  return sketch.change(
    { ...spec, palette, parts: putAmong(spec.parts, [part]) },
    (made) => `${placesOf(made, idsOf(given))} Parts: ${made.parts.length}.`,
    (clean) => {
      const [drawn] = clean.parts.filter((each) => each.id === part.id);
      const lined =
        drawn && hasLine ? { ...clean, parts: putAmong(clean.parts, [drawn, ...layerBehind(sketch, drawn)]) } : clean;
      return given.mirror ? withPartner(lined, part.id) : lined;
    },
  );
}

const idsOf = ({ id: name, mirror }: PartInput): string[] => (mirror ? [name, otherSide(name)] : [name]);

/** The tool that draws a new part or replaces one. */
export const putPart = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'put_part',
    description:
      'Draws a part, or draws an existing one anew. The first part has parent null and is the root; every other ' +
      'hangs from a part that is there. ' +
      'svg: a fragment of the subset in canvas coordinates at rest, "" for a part that only carries others. ' +
      `${STROKES_TOLD} States that are left out stay as they are. mirror: its partner on the other side is drawn ` +
      'too. outline: false for what has no outer line: steam, light, what flies free.',
    input: PartInput,
    run: (given) => {
      const refused = refusalOf(given);
      if (refused) return refused;
      const before = sketch.spec.parts.find((part) => part.id === given.id);
      const rest = {
        states: given.states ?? before?.states ?? [],
        defaultState: given.defaultState === undefined ? (before?.defaultState ?? null) : given.defaultState,
      };
      const { id: name, parent: on, z: at, pivot: joint, rotateLimits: limits } = given;
      if (given.svg !== undefined)
        return putSvg(sketch, given, {
          id: name,
          parent: on,
          z: at,
          pivot: joint,
          rotateLimits: limits,
          svg: given.svg,
          ...rest,
        });
      const { svg: text, rims: rimmed } = drawnStrokes(given.strokes ?? [], inkFor(sketch), axisOf(sketch.spec));
      const rims = given.outline === false ? [] : rimmed;
      const { defaultState: shown, states: drawn } = rest;
      const draft = { id: name, parent: on, z: at, pivot: joint, limits, svg: text, rims, states: drawn };
      return putDrafts(sketch, [{ ...draft, stage: 'features', ...(shown === null ? {} : { defaultState: shown }) }], {
        said: (made) => `${placesOf(made, idsOf(given))} Parts: ${made.parts.length}.`,
        ...(given.mirror ? { complete: (clean: MascotSpec) => withPartner(clean, name) } : {}),
      });
    },
  });
