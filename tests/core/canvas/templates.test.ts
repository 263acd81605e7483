import { describe, expect, test } from 'vitest';
import { checkGraph } from '@/lib/core/canvas/check';
import { startMachine, stepMachine, type InputChange, type MachineState } from '@/lib/core/canvas/machine';
import { CANVAS_TEMPLATE_NAMES } from '@/lib/core/canvas/schema';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import { graphWarnings } from '@/lib/core/canvas/warnings';
import { PRESETS } from '@/lib/core/clip/presets';
import { randomOf } from '../../support/graphs';

const secondsOf = (animation: string) => PRESETS.find(({ name }) => name === animation)?.duration ?? 0;

test('the templates are those of the specification', () => {
  expect(CANVAS_TEMPLATES.map(({ id }) => id)).toEqual([...CANVAS_TEMPLATE_NAMES]);
});

describe.each(CANVAS_TEMPLATES)('the template $id', ({ description, graph }) => {
  test('is valid for every mascot, without problems or warnings', () => {
    expect(checkGraph(graph, { animations: [] })).toEqual({ ok: true, value: graph });
    expect(graphWarnings(graph)).toEqual([]);
  });

  test('uses every input and describes it', () => {
    const used = new Set(graph.transitions.flatMap(({ when }) => when.map(({ input }) => input)));
    for (const { name } of graph.inputs) {
      expect(used).toContain(name);
      expect(description).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });

  test('has short blends and no cuts', () => {
    for (const { blend } of graph.transitions) expect([blend >= 0.15, blend <= 0.35]).toEqual([true, true]);
  });

  test('plays looping presets in looping states, and others in other states', () => {
    const odd = graph.states
      .filter(({ animation, loop }) => PRESETS.find(({ name }) => name === animation)?.loop !== loop)
      .map(({ id }) => id);
    expect(odd.filter((id) => id !== 'hinting')).toEqual([]);
  });

  test('reaches every state, and returns home from each', () => {
    const machine = { graph, secondsOf };
    const [next, seen] = [randomOf(3), new Set<string>()];
    const settled = (state: MachineState): MachineState => {
      const changes = graph.inputs.flatMap(({ name, default: value }): InputChange[] =>
        value === null ? [] : [{ set: name, value }],
      );
      return stepMachine(machine, stepMachine(machine, state, changes, 0), [], 10);
    };
    const home = settled(startMachine(machine)).state;
    for (let walk = 0; walk < 400; walk += 1) {
      let state = startMachine(machine);
      for (let step = 0; step < 12; step += 1) {
        const input = graph.inputs[Math.floor(next() * graph.inputs.length)];
        const values = { boolean: next() < 0.6, number: Math.floor(next() * 7) * (next() < 0.5 ? 1 : 20) };
        const change: InputChange[] = !input
          ? []
          : input.type === 'trigger'
            ? [{ fire: input.name }]
            : [{ set: input.name, value: values[input.type] }];
        state = stepMachine(machine, state, change, next() * 3);
        seen.add(state.state);
        for (const { to } of state.changes) seen.add(to);
      }
      expect(settled(state).state).toBe(home);
    }
    expect([...seen].sort()).toEqual(graph.states.map(({ id }) => id).sort());
  });
});
