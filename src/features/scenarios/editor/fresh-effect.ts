import { type EffectType, type ScenarioDraft, type ScenarioEffect, SIDES } from '@/rules/togo/index';

/** An effect as it begins: the commonest numbers, for everybody, always. What must be chosen is chosen, where it can be. */
export function freshEffect(type: EffectType, { sides }: ScenarioDraft): ScenarioEffect {
  const lines = SIDES.flatMap((side) => sides[side].formations);
  const late = lines.filter(({ arrives }) => arrives).map(({ id }) => id);
  const who = {};
  switch (type) {
    case 'starting-damage':
      return { type, who, hits: { P: 1 } };
    case 'seen':
    case 'anchored':
    case 'speed-halved':
    case 'no-unplanned-roll':
    case 'half-dice':
      return { type, who };
    case 'weigh-anchor':
      return { type, who, atLeast: 5 };
    case 'arrival-roll':
      return { type, formations: late, atLeast: 4 };
    case 'sighting':
      return { type, light: 'night', range: 4, when: { from: 1 } };
    case 'speed-cap':
      return { type, who, inches: 2 };
    case 'speed-loss':
      return { type, who, inches: 0.5 };
    case 'exit':
      return { type, who, edges: [{ edge: 'north' }] };
    case 'straight-turns':
      return { type, formation: lines[0]?.id ?? '', flagship: lines[0]?.flagship ?? '', turns: 2 };
    case 'forbidden':
      return { type, who, acts: ['gunfire'] };
    case 'gun-reach':
      return { type, who, inches: 8, battery: 'main' };
    case 'firing-turns':
      return { type, who, turns: 6 };
    case 'trigger':
      return { type, trigger: 'alarm', phases: ['E'] };
    case 'reminder':
      return { type, phases: ['B'] };
  }
}
