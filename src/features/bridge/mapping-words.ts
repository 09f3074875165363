import { t } from '@/messages/messages';
import { type Mapping, type MappingProblem, USUAL_MAPPING } from '@/rules/bridge/index';

export const isUsual = (mapping: Mapping): boolean => JSON.stringify(mapping) === JSON.stringify(USUAL_MAPPING);

/** The steps of a mapping, each by a name. */
export const STEPS = [
  { key: 'thirdSinks', at: 0, name: 'thirdSinks0' },
  { key: 'thirdSinks', at: 1, name: 'thirdSinks1' },
  { key: 'secondSinks', at: 0, name: 'secondSinks0' },
] as const satisfies readonly { key: keyof Mapping['steps']; at: number; name: string }[];

/** Why a mapping cannot be used, in a sentence. */
export function mappingProblem({ code, field }: MappingProblem): string {
  const step = STEPS.find(({ key, at }) => field === `steps.${key}[${at}]`);
  return t(`bridge.mapping.problem.${code}`, { hit: step ? t(`bridge.mapping.hit.${step.name}`) : '' });
}
