import type { FigureDraft } from '../../figure';
import type { ExtraKind } from '../../species/species';
import { spines } from './spikes';
import { gills } from './gills';
import { ossicones, noseHorn, browHorns, coiledHorns, curledHorns, noseRing } from './wild-horns';
import { casque, comb, flameCrest, frill } from './crests';
import { plates, humps, coin } from './backs';
import { pouch } from './pouch';
import { curls, curtain, ruff } from './long-fur';
import { bands, quills, scales } from './armor';
import { addTailFan, addPlumeFan } from './tail-feathers';
import { addMooseAntlers } from './antlers';
import { fairyWings, elfEars } from './fairies';

/** The extras of wild animals: spines, gills, horns, plates, humps, combs and fans. */
export const WILD_EXTRAS: Partial<Record<ExtraKind, (figure: FigureDraft) => void>> = {
  spines,
  gills,
  ossicones,
  nose_horn: noseHorn,
  nose_ring: noseRing,
  brow_horns: browHorns,
  casque,
  frill,
  plates,
  humps,
  comb,
  pouch,
  peacock_fan: (figure) => addTailFan(figure, true, 198, 11),
  turkey_fan: (figure) => addTailFan(figure, false, 186, 11),
  flame_fan: (figure) => addTailFan(figure, false, 190, 9),
  plume_fan: addPlumeFan,
  flame_crest: flameCrest,
  moose_antlers: addMooseAntlers,
  curled_horns: curledHorns,
  coiled_horns: coiledHorns,
  fairy_wings: fairyWings,
  elf_ears: elfEars,
  bands,
  scales,
  quills,
  ruff,
  curtain,
  curls,
  coin,
};
