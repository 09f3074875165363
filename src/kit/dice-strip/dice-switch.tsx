import { useT } from '@/messages/messages';
import { stepsOf, type Strip } from '@/rules/common/strip';
import { SegmentedChoice } from '@/ui/segmented-choice';

import type { DiceMode } from './strip-props';

/** What the step in hand asks for. */
interface Asked {
  readonly results: readonly string[];
  readonly dice?: number | null;
}

export interface DiceSwitchProps {
  mode: DiceMode;
  onMode: (mode: DiceMode) => void;
  /** Left out before a strip is begun: then nothing speaks against counting. */
  strip?: Pick<Strip, 'countRefused'> & {
    readonly active: Asked | null;
    readonly groups?: Strip['groups'];
  };
}

/** The low row of every rolling screen: whose dice come next, one tap in one place. */
export function DiceSwitch({ mode, onMode, strip }: DiceSwitchProps) {
  const t = useT();
  // Once nothing is asked for any more it stays as it was.
  const asked = strip?.active ?? stepsOf({ groups: strip?.groups ?? [] }).at(-1);
  const typesResult = (asked?.results.length ?? 0) > 0;
  const refused =
    strip?.countRefused === 'faces-matter'
      ? t('strip.source.facesMatter')
      : strip?.countRefused === 'dice-are-in'
        ? t('strip.source.diceAreIn')
        : undefined;
  return (
    <SegmentedChoice
      label={t('strip.source.label')}
      value={modeFor(mode, strip)}
      onChange={onMode}
      options={[
        { value: 'app', label: t('strip.source.app'), shortLabel: t('strip.source.appShort'), icon: 'phone' },
        { value: 'own', label: t('strip.source.own'), shortLabel: t('strip.source.ownShort'), icon: 'hand' },
        {
          value: 'count',
          label: typesResult ? t('strip.source.result') : t('strip.source.count'),
          icon: typesResult ? 'grid' : 'tally',
          disabledReason: refused,
        },
      ]}
      testID="dice-switch"
    />
  );
}

/** Where a roll cannot be counted, those who count enter its faces; the next one is counted again. */
export const modeFor = (
  mode: DiceMode,
  strip: (Pick<Strip, 'countRefused'> & { readonly active?: Asked | null }) | undefined,
): DiceMode =>
  // Without the table no dice can be read: the result is typed, whatever the switch said before.
  strip?.active?.dice === 0
    ? 'count'
    : mode === 'count' && strip !== undefined && strip.countRefused !== null
      ? 'own'
      : mode;
