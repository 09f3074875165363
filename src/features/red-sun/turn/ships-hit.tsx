import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { ATTRITION_SHIPS, type CampaignState, type CommandOf, shipsOf } from '@/rules/red-sun/index';
import type { Obligation } from '@/rules/rulebook';
import { ToggleRow } from '@/ui/toggle-row';

import { type TurnBodyProps, useGame } from '../game';

/** How many ships a blockade result takes. */
const wantedOf = (state: CampaignState): number =>
  state.attrition === null
    ? 0
    : Math.min(ATTRITION_SHIPS[state.attrition.result], shipsOf(state, state.attrition.fleet).length);

/** The ships that are chosen, or those that cost least. */
export const hitShips = (owed: Obligation, choice: string | null): readonly string[] =>
  choice === null ? (owed.command as unknown as CommandOf<'chooseShips'>).ships : choice.split(' ');

/** The Japanese choose the ships that a blockade has cost; with every tap the one chosen longest makes room (RSR-16). */
export function ShipsHit({ choice, onChoose }: Pick<TurnBodyProps, 'choice' | 'onChoose'>) {
  const t = useT();
  const { state, owed } = useGame();
  const { attrition } = state;
  const [first] = owed;
  if (attrition === null || first === undefined) return null;
  const wanted = wantedOf(state);
  const chosen = hitShips(first, choice);
  return (
    <>
      <RuleLine words={t(`red-sun.blockade.hit.${attrition.result}`)} rule="RSR-16" />
      {shipsOf(state, attrition.fleet).map(({ id, name, damage, defence }) => (
        <ToggleRow
          key={id}
          kind="checkbox"
          title={name}
          subtitle={
            defence === null ? t('red-sun.hour.damage', { damage }) : t('red-sun.hour.damageOf', { damage, defence })
          }
          on={chosen.includes(id)}
          onChange={() => {
            if (!chosen.includes(id)) onChoose([...chosen, id].slice(-wanted).join(' '));
          }}
          testID={`hit-${id}`}
        />
      ))}
    </>
  );
}
