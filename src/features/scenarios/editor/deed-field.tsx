import { useT } from '@/messages/messages';
import { type Deed, EDGES, FATES } from '@/rules/togo/index';
import { NamedChoice } from '@/ui/named-choice';

import { ChipsField } from './chips-field';
import { NumberField } from './fields';

interface DeedFieldProps {
  deed: Deed;
  onChange: (deed: Deed) => void;
  testID: string;
}

export const SUNK: Deed = { type: 'fate', fates: ['struck', 'abandoned', 'sunk'] };

/** What is counted: a fate, a torpedo hit, boats lost or hits made. */
export function DeedField({ deed, onChange, testID }: DeedFieldProps) {
  const t = useT();
  return (
    <>
      <NamedChoice<Deed['type']>
        label={t('scenarios.edit.deed')}
        value={deed.type}
        onChange={(type) => onChange(type === 'fate' ? SUNK : { type })}
        options={[
          { value: 'fate', label: t('scenarios.edit.fateDeed') },
          { value: 'torpedoed', label: t('scenarios.edit.torpedoedDeed') },
          { value: 'units-lost', label: t('scenarios.edit.unitsDeed') },
          { value: 'hits-made', label: t('scenarios.edit.hitsDeed') },
        ]}
        testID={`${testID}-deed`}
      />
      {deed.type === 'fate' && <FateFields deed={deed} onChange={onChange} testID={testID} />}
    </>
  );
}

type Fated = Extract<Deed, { type: 'fate' }>;

function FateFields({ deed, onChange, testID }: { deed: Fated; onChange: (deed: Deed) => void; testID: string }) {
  const t = useT();
  const { edges = [], markers, ...plain } = deed;
  const marked = (count: number): Fated => {
    const { P: _, ...atLeast } = markers?.atLeast ?? {};
    const hits = count === 0 ? atLeast : { ...atLeast, P: count };
    const { atLeast: __, ...others } = markers ?? {};
    const to = Object.keys(hits).length === 0 ? others : { ...others, atLeast: hits };
    const { markers: ___, ...rest } = deed;
    return Object.keys(to).length === 0 ? rest : { ...rest, markers: to };
  };
  return (
    <>
      <ChipsField
        label={t('scenarios.edit.fates')}
        options={FATES.map((fate) => ({ value: fate, label: t(`scenarios.fate.${fate}`) }))}
        chosen={deed.fates}
        onChange={(fates) => onChange({ ...deed, fates })}
        testID={`${testID}-fates`}
      />
      {deed.fates.includes('left') && (
        <ChipsField
          label={t('scenarios.edit.fateEdges')}
          options={EDGES.map((edge) => ({ value: edge, label: t(`scenarios.direction.${edge}`) }))}
          chosen={edges}
          onChange={(to) => onChange({ ...plain, ...(markers && { markers }), ...(to.length > 0 && { edges: to }) })}
          testID={`${testID}-fate-edges`}
        />
      )}
      <NumberField
        label={t('scenarios.edit.propulsion')}
        value={markers?.atLeast?.P ?? 0}
        onChange={(count) => onChange(marked(count))}
        range={[0, 9]}
        testID={`${testID}-propulsion`}
      />
    </>
  );
}
