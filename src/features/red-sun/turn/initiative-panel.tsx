import { takenOff, toggled } from '@/features/play/turn/choices';
import { RuleLine } from '@/kit/rule-line';
import { percentWords } from '@/kit/words/percent';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { COMMAND_MODIFIER, type CampaignView, type Side, type TrierView } from '@/rules/red-sun/index';
import { EmptyState } from '@/ui/empty-state';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { type TurnBodyProps, useGame } from '../game';

/** Which fleets try to sail; all that can, until somebody takes one off (RSR-2). */
export function InitiativePanel({
  side,
  choice,
  onChoose,
}: Pick<TurnBodyProps, 'choice' | 'onChoose'> & { side: Side }) {
  const t = useT();
  const { view } = useGame();
  const off = takenOff(choice);
  const fleets = view.initiative[side];
  if (view.picks[side] !== null) return <RuleLine words={t('red-sun.initiative.locked')} rule="RSR-2" />;
  if (fleets.length === 0) {
    return <EmptyState icon="anchor" title={t('red-sun.initiative.none')} text={t('red-sun.initiative.noneText')} />;
  }
  return (
    <>
      <RuleLine words={t('red-sun.initiative.rule')} rule="RSR-2" />
      <SeasonLine />
      {fleets.map((fleet) => (
        <FleetTick
          key={fleet.id}
          fleet={fleet}
          on={fleet.p !== null && !off.includes(fleet.id)}
          onChange={() => onChoose(toggled(choice, fleet.id))}
        />
      ))}
    </>
  );
}

/** What the season adds to the die, where a table plays it so (RSR-14). */
export function SeasonLine({ flush = false }: { flush?: boolean }) {
  const t = useT();
  const { rulings, season } = useGame().view;
  if (rulings.commandMod === 'none') return null;
  const words = t('red-sun.initiative.season', {
    season: t(`red-sun.seasonName.${season}`),
    modifier: signed(COMMAND_MODIFIER[season]),
  });
  return <RuleLine words={words} rule="RSR-14" flush={flush} />;
}

interface FleetTickProps {
  fleet: TrierView;
  on: boolean;
  onChange: () => void;
}

/** A fleet that may try: its admiral, the number it needs, and the chance of it. */
export function FleetTick({ fleet, on, onChange }: FleetTickProps) {
  const t = useT();
  const { view, nameOf } = useGame();
  const { id, p } = fleet;
  const chance = p === null ? undefined : t('red-sun.percent', { percent: percentWords(p) });
  return (
    <ToggleRow
      kind="checkbox"
      title={nameOf(id)}
      subtitle={triesWords(view, fleet)}
      on={on}
      onChange={onChange}
      disabled={p === null}
      said={chance}
      trailing={chance !== undefined && <Text as="value">{chance}</Text>}
      testID={`sail-${id}`}
    />
  );

  function triesWords({ fleets }: CampaignView, { need }: TrierView): string {
    const { isMerchant, admiral } = fleets[id] ?? {};
    if (isMerchant === true) return t('red-sun.initiative.merchants');
    if (admiral === null || admiral === undefined) return t('red-sun.initiative.noAdmiral');
    const { name } = admiral;
    const rating = admiral.rating ?? 0;
    if (admiral.condition === 'killed') return t('red-sun.initiative.killed', { name });
    if (need === null) return t('red-sun.initiative.unrated', { name });
    return need.value < 1
      ? t('red-sun.initiative.cannot', { name, rating })
      : t('red-sun.initiative.needs', { name, rating, need: Math.min(6, need.value) });
  }
}
