import { useT } from '@/messages/messages';
import { type Deed, FATES } from '@/rules/togo/index';
import { NamedChoice } from '@/ui/named-choice';

import { edgeChoices, Fields, NumberField, patched } from './fields';

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
  const fates = FATES.map((fate) => ({ value: fate, label: t(`scenarios.fate.${fate}`) }));
  return (
    <>
      <Fields
        of={deed}
        onChange={(to) => onChange(patched(deed, to))}
        rows={[{ chips: 'fates', label: t('scenarios.edit.fates'), options: fates }]}
        testID={testID}
      />
      {deed.fates.includes('left') && (
        <Fields
          of={deed}
          onChange={({ edges }) => onChange(patched(deed, { edges: edges?.length ? edges : undefined }))}
          rows={[{ chips: 'edges', id: 'fate-edges', label: t('scenarios.edit.fateEdges'), options: edgeChoices(t) }]}
          testID={testID}
        />
      )}
      <NumberField
        label={t('scenarios.edit.propulsion')}
        value={deed.markers?.atLeast?.P ?? 0}
        onChange={(count) => onChange(withPropulsion(deed, count))}
        range={[0, 9]}
        testID={`${testID}-propulsion`}
      />
    </>
  );
}

/** Markers without a number, and tests without a marker, are not there at all. */
function withPropulsion(deed: Fated, count: number): Fated {
  const filled = <Of extends object>(of: Of) => (Object.keys(of).length === 0 ? undefined : of);
  const hits = filled(patched(deed.markers?.atLeast ?? {}, { P: count === 0 ? undefined : count }));
  return patched(deed, { markers: filled(patched(deed.markers ?? {}, { atLeast: hits })) });
}
