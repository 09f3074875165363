import type { ScenarioEffect } from '@/rules/togo/index';

import type { Edit } from './use-edit';

/** What the form of an effect, and each piece of it, is given. */
export interface EffectFormProps<E extends ScenarioEffect = ScenarioEffect> {
  edit: Edit;
  effect: E;
  onChange: (effect: ScenarioEffect) => void;
  testID: string;
}
