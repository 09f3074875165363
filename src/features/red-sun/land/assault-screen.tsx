import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { useCompanion } from '@/features/play/companion';
import { useKeptForm } from '@/features/play/turn/use-kept-form';
import { isInPlace, useRollHere } from '@/features/play/turn/use-roll-here';
import { percentShort } from '@/kit/odds-charts/odds-words';
import { RuleLine } from '@/kit/rule-line';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import {
  allUnits,
  ASSAULT_ROUNDS,
  BELOW_ODDS,
  type CampaignEvent,
  type CampaignState,
  type Command,
  type EventOf,
  isEliminated,
  landOdds,
  otherSide,
  type Side,
  strengthNow,
  type Terrain,
} from '@/rules/red-sun/index';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { type OpenGame, useGame } from '../game';
import { Ground, Strengths } from './assault-inputs';
import { LandShares, LandTable } from './land-table';
import { Outlook } from './outlook';
import { UnitChips } from './unit-chips';

interface AssaultForm {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
  /** Strengths that were counted at the table; null: as the units have them. */
  readonly counted: { readonly attack: number | null; readonly defence: number | null };
  readonly terrain: Terrain;
  readonly river: boolean;
}

/** An assault, worked out before its die: who, where, the whole table. `param`: a defender to begin with, as he was attacked last. */
export function AssaultScreen({ param }: { param: string }) {
  const t = useT();
  const roll = useRollHere();
  const companion = useCompanion();
  const game = useGame();
  const { id, view, battle } = game;
  const back = useBack(gameAddress(id));
  const side: Side = view.side ?? 'ijn';
  const unitsOf = (of: Side) => allUnits(view).filter((unit) => unit.side === of && !isEliminated(unit));
  const [own, foes] = [unitsOf(side), unitsOf(otherSide(side))];
  const [form, setForm] = useKeptForm({ kind: 'assault', key: String(battle.seq), param, begin });
  const { attackers, defenders, counted, terrain, river } = form;
  const change = (part: Partial<AssaultForm>) => setForm({ ...form, ...part });
  const chosen = {
    own: own.filter((unit) => attackers.includes(unit.id)),
    foes: foes.filter((unit) => defenders.includes(unit.id)),
  };
  const sum = (units: typeof own) => units.reduce((total, unit) => total + strengthNow(unit), 0);
  const attack = counted.attack ?? sum(chosen.own);
  const defence = counted.defence ?? sum(chosen.foes);
  const isWhole = attack > 0 && defence > 0;
  const odds = landOdds({ attack, defence, terrain, river });
  const isBelow = odds.column === BELOW_ODDS;
  const take = async () => {
    const command: Command = {
      ...{ type: 'assault', attackers, defenders, terrain, river },
      ...(counted.attack !== null && { attack }),
      ...(counted.defence !== null && { defence }),
    };
    const done = await roll(command);
    // Own dice are entered on the Turn tab.
    if (done || isInPlace(companion, useSession.getState().open?.drafts.public ?? null)) back();
  };
  return (
    <Screen
      title={t('red-sun.assault.title')}
      subtitle={t('red-sun.assault.subtitle', { round: view.assaultRound, of: ASSAULT_ROUNDS })}
      band={bandOf(side)}
      back={{ label: t('common.back'), onPress: back }}
      testID="assault"
      actionBar={{
        aside:
          isWhole && !isBelow ? (
            <View testID="assault-chance">
              <Text as="key">{percentShort(odds.cells.filter(([, lost]) => lost > 0).length / 6)}</Text>
              <Text as="barLabel" color="ink2">
                {t('red-sun.assault.chance')}
              </Text>
            </View>
          ) : undefined,
        main: (
          <Button
            kind="primary"
            icon={isBelow && isWhole ? undefined : 'dice'}
            label={isBelow && isWhole ? t('red-sun.assault.lose') : t('red-sun.assault.roll')}
            onPress={() => void take()}
            testID="roll-assault"
          />
        ),
      }}
    >
      <Section title={t('red-sun.assault.pickAttackers')}>
        <UnitChips
          label={t('red-sun.assault.pickAttackers')}
          units={own}
          chosen={attackers}
          onChange={(next) => {
            change({ attackers: next, counted: { ...counted, attack: null } });
          }}
          testID="attacker"
        />
      </Section>
      <Section title={t('red-sun.assault.pickDefenders')} aside="RSR-8">
        <UnitChips
          label={t('red-sun.assault.pickDefenders')}
          units={foes}
          chosen={defenders}
          onChange={(next) => {
            change({ defenders: next, counted: { ...counted, defence: null } });
          }}
          testID="defender"
        />
      </Section>
      <Strengths
        attack={attack}
        defence={defence}
        onAttack={(next) => change({ counted: { ...counted, attack: next } })}
        onDefence={(next) => change({ counted: { ...counted, defence: next } })}
      />
      <Ground
        terrain={terrain}
        river={river}
        onTerrain={(next) => change({ terrain: next })}
        onRiver={(next) => change({ river: next })}
      />
      {isWhole && isBelow && <RuleLine flush words={t('red-sun.assault.below')} rule="RSR-21" testID="assault-below" />}
      {isWhole && !isBelow && (
        <>
          <LandTable odds={odds} testID="assault-table" />
          <LandShares odds={odds} />
        </>
      )}
      {counted.attack === null && counted.defence === null && isWhole && (
        <Outlook
          attackers={chosen.own}
          defenders={chosen.foes}
          ground={{ terrain, river }}
          rounds={ASSAULT_ROUNDS - view.assaultRound + 1}
        />
      )}
    </Screen>
  );

  function begin(): AssaultForm {
    const last = lastAssaultOn(game, param);
    const still = (ids: readonly string[], units: typeof own) =>
      ids.filter((each) => units.some((unit) => unit.id === each));
    return {
      attackers: still(last?.attackers ?? [], own),
      defenders: still(last?.defenders ?? [param], foes),
      counted: { attack: null, defence: null },
      terrain: last?.terrain ?? 'clear',
      river: last?.river ?? false,
    };
  }
}

/** The last assault of this combat stage on a unit: in the next round it is often made again. */
function lastAssaultOn({ battle, state }: Pick<OpenGame, 'battle' | 'state'>, defender: string) {
  const isNow = ({ turn, stage }: CampaignState) => turn === state.turn && stage === state.stage;
  return battle.actions
    .filter(({ before }) => isNow(before))
    .flatMap(({ events }) => events as unknown as readonly CampaignEvent[])
    .filter((event): event is EventOf<'Assaulted'> => event.type === 'Assaulted')
    .filter(({ defenders }) => defenders.includes(defender))
    .at(-1);
}
