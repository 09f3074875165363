import { useT } from '@/messages/messages';
import type { Gun, Weapon } from '@/rules/tsushima/index';
import { StepRow } from '@/ui/step-row';
import { ToggleRow } from '@/ui/toggle-row';

interface GunFieldsProps {
  weapon: Weapon;
  gun: Gun | null;
  onChange: (gun: Gun | null) => void;
}

const FIRST: Gun = { factor: 1, salvos: 1 };
const MOST_FACTOR = 12;
const MOST_SALVOS = 8;

/** What a counter prints of one of its guns, or that it has none. */
export function GunFields({ weapon, gun, onChange }: GunFieldsProps) {
  const t = useT();
  const steps = {
    decreaseLabel: t('tsushima.shelf.counters.less'),
    increaseLabel: t('tsushima.shelf.counters.moreOf'),
  };
  const name = t(`tsushima.shelf.counters.${weapon}`);
  return (
    <>
      <ToggleRow
        title={
          weapon === 'primary' ? t('tsushima.shelf.counters.hasPrimary') : t('tsushima.shelf.counters.hasSecondary')
        }
        on={gun !== null}
        onChange={(on) => onChange(on ? FIRST : null)}
        testID={`gun-${weapon}`}
      />
      {gun !== null && (
        <>
          <StepRow
            ruled
            label={t('tsushima.shelf.counters.factor', { gun: name })}
            {...steps}
            value={gun.factor}
            min={1}
            max={MOST_FACTOR}
            onChange={(factor) => onChange({ ...gun, factor })}
            testID={`gun-${weapon}-factor`}
          />
          <StepRow
            ruled
            label={t('tsushima.shelf.counters.salvos', { gun: name })}
            {...steps}
            value={gun.salvos}
            min={1}
            max={MOST_SALVOS}
            onChange={(salvos) => onChange({ ...gun, salvos })}
            testID={`gun-${weapon}-salvos`}
          />
        </>
      )}
    </>
  );
}
