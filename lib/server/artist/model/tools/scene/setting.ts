import { z } from 'zod';
import { SETTINGS, type SettingId } from '@/lib/artist/scene/settings';
import { defineTool } from '../../tool';
import { change, stateOf, type SceneSketch } from './sketch';

const SETTING_IDS = Object.keys(SETTINGS) as [SettingId, ...SettingId[]];

/** The tool that begins anew with a ready-made setting. */
export const startFromSetting = (sketch: SceneSketch) =>
  defineTool({
    name: 'start_from_setting',
    description:
      'Replaces every piece by a place that is drawn already, in a light and weather. `studio` is a plain ' +
      'backdrop: begin there for a place that is not among them. The mascot goes back to its usual place.',
    input: z.strictObject({
      setting: z.enum(SETTING_IDS),
      time: z.enum(['dawn', 'day', 'sunset', 'night']).default('day'),
      weather: z.enum(['clear', 'rain', 'snow', 'fog']).default('clear'),
      season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
    }),
    run({ setting, time, weather, season = null }) {
      const state = stateOf(
        sketch.input,
        { ...sketch.state.brief, setting, time, weather, season, objects: [] },
        sketch.seed,
      );
      return change(sketch, state, `Set ${SETTINGS[setting].title}. ${piecesText({ ...sketch, state })}`);
    },
  });

/** The pieces of a scene by depth, far to near. */
export const piecesText = ({ state: { pieces } }: Pick<SceneSketch, 'state'>): string =>
  'Pieces, far to near: ' +
  `${pieces.map(({ id, depth }) => (id === depth ? id : `${id} (${depth})`)).join(', ') || 'none'}.`;
