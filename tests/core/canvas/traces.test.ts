import { describe, expect, test } from 'vitest';
import { checkGraph } from '@/lib/core/canvas/check';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import { PRESETS } from '@/lib/core/clip/presets';
import { replay, TRACES } from '../../support/traces';

const durations = new Map<string, number>(PRESETS.map(({ name, duration }) => [name, duration]));

describe.each(TRACES)('the trace "$name"', (trace) => {
  test('has exactly the same log for any step size', () => {
    for (const slice of [Infinity, 0.1, 1 / 60, 1 / 240, 0.037])
      expect(JSON.stringify(replay(trace, slice))).toBe(JSON.stringify(trace.log));
  });

  test('uses a graph that is valid for every mascot, with the durations of the presets', () => {
    expect(checkGraph(trace.graph, { animations: [] }).ok).toBe(true);
    for (const [animation, seconds] of Object.entries(trace.seconds)) expect(durations.get(animation)).toBe(seconds);
    expect(Object.keys(trace.seconds).sort()).toEqual(
      [...new Set(trace.graph.states.map(({ animation }) => animation))].sort(),
    );
  });
});

test('the traces visit all states of each template', () => {
  for (const { graph } of CANVAS_TEMPLATES) {
    const seen = new Set(TRACES.filter((trace) => trace.graph === graph).flatMap(({ log }) => log.map(({ to }) => to)));
    expect([...seen].sort()).toEqual(graph.states.map(({ id }) => id).sort());
  }
});
