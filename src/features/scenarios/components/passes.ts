import type { Light, Scenario } from '@/rules/togo/index';

/** Ships, boats and transports of both sides: where a small game ends and a large one begins. */
const SMALL_TO = 6;
const MIDDLE_TO = 20;

type Size = 'small' | 'middle' | 'large';

export interface Filter {
  readonly light: Light | 'any';
  readonly size: Size | 'any';
  readonly whose: 'any' | 'twelve' | 'own';
}

function sizeOf({ size }: Scenario): Size {
  const strength = size.ijn + size.irn;
  return strength <= SMALL_TO ? 'small' : strength <= MIDDLE_TO ? 'middle' : 'large';
}

export const passes = ({ light, size }: Filter, scenario: Scenario): boolean =>
  (light === 'any' || scenario.light === light) && (size === 'any' || sizeOf(scenario) === size);
