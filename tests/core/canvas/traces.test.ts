import { describe, expect, test } from 'vitest';
import { checkGraph } from '@/lib/core/canvas/check';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import { PRESETS } from '@/lib/core/clip/presets';
import { replay, TRACES } from '../../support/traces';

const durations = new Map<string, number>(PRESETS.map(({ name, duration }) => [name, duration]));

describe.each(TRACES)('the trace "$name"', (trace) => {
  test('has the same log wherever its time is cut, to the last character', () => {
    for (const slice of [Infinity, 0.1, 1 / 60, 1 / 240, 0.037])
      expect(JSON.stringify(replay(trace, slice))).toBe(JSON.stringify(trace.log));
  });

  test('plays a graph that every mascot takes, at the pace of the presets', () => {
    expect(checkGraph(trace.graph, { animations: [] }).ok).toBe(true);
    for (const [animation, seconds] of Object.entries(trace.seconds)) expect(durations.get(animation)).toBe(seconds);
    expect(Object.keys(trace.seconds).sort()).toEqual(
      [...new Set(trace.graph.states.map(({ animation }) => animation))].sort(),
    );
  });
});

test('each template is played through all of its states', () => {
  for (const { graph } of CANVAS_TEMPLATES) {
    const seen = new Set(TRACES.filter((trace) => trace.graph === graph).flatMap(({ log }) => log.map(({ to }) => to)));
    expect([...seen].sort()).toEqual(graph.states.map(({ id }) => id).sort());
  }
});
