import { useState } from 'react';

import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { Roll } from '@/features/play/roll/roll-screen';
import { type BehindCurtain, CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { useT } from '@/messages/messages';
import {
  type CampaignState,
  type Command,
  type Contact,
  contactsOf,
  type Side,
  sweepersAt,
} from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';

import { useAct, useGame, useRollAtOnce } from '../game';
import { Form } from '../move/form-screen';
import { GroundingOrder, useGroundingOrder } from '../move/grounding-order';
import { GroupRow } from '../move/group-row';
import { groupsOf } from '../move/groups-of';
import { Search, searchTitle } from '../search/search-form';
import { RepairList, useRepairs } from '../terminal/repair-list';

/** What one side alone may see of its hidden stacks: who is in them, and the dice it rolls for them (TSU-17). */
export function SideScreen({ param }: { param: string }) {
  const t = useT();
  return (
    <SideCurtain<Side> side={param} title={t('tsushima.secret.title')} behind={t('tsushima.secret.behind')}>
      {(open) => <Behind {...open} />}
    </SideCurtain>
  );
}

type Opened = { readonly type: 'search'; readonly name: string } | { readonly type: 'form'; readonly group: string };

function Behind({ side, close, leave }: BehindCurtain<Side>) {
  const t = useT();
  const act = useAct();
  const rollAtOnce = useRollAtOnce();
  const { id, state, view, draft, nameOf } = useGame();
  const { mode, choose } = useDiceMode();
  const [ships, setShips] = useRepairs([side]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { order, setOrder } = useGroundingOrder(side);
  if (draft !== null) return <Roll onClose={close} />;
  const contacts = toSearch(state, side);
  const contact = opened?.type === 'search' ? contacts.find(({ where }) => where.name === opened.name) : undefined;
  const group = opened?.type === 'form' ? view.groups[opened.group] : undefined;
  if (contact) return <Search contact={contact} side={side} onBack={() => setOpened(null)} onClose={close} />;
  if (group) return <Form group={group} onBack={() => setOpened(null)} onClose={close} />;
  const isRepair = isRepairDue(state, side);
  const command = commandDue(state, side, { ships, order });
  const roll = async (what: Command) => {
    // The switch stands on this screen: what it shows is what was chosen.
    await chooseDice(id, mode);
    if (mode === 'app') await rollAtOnce(what);
    else await act(what);
  };
  return (
    <CurtainScreen
      title={t('tsushima.secret.title')}
      onClose={close}
      flush
      testID="side"
      actionBar={{
        main:
          command === null ? (
            <Button kind="primary" label={t('tsushima.secret.done')} onPress={leave} testID="after-roll" />
          ) : (
            <Button
              kind="primary"
              icon="dice"
              label={isRepair ? t('tsushima.next.repairsSecret') : t('tsushima.next.grounding')}
              onPress={() => void roll(command)}
              testID="roll-secret"
            />
          ),
      }}
      lowRow={<DiceSwitch mode={mode} onMode={choose} />}
    >
      <RolledCard />
      {command?.type === 'rollGrounding' && <GroundingOrder order={order} onChange={setOrder} />}
      {isRepair && <RepairList sides={[side]} ships={ships} onChange={setShips} />}
      {contacts.map(({ where }) => (
        <ListRow
          key={where.name}
          title={searchTitle(where)}
          onPress={() => setOpened({ type: 'search', name: where.name })}
          testID={`search-${where.name}`}
        />
      ))}
      {sweepsOf(state, side).map(({ hex, ships: sweepers }) => (
        <ListRow
          key={hex}
          title={t('tsushima.mine.sweep', { hex: nameOf(hex) })}
          subtitle={t('tsushima.mine.ships', { count: sweepers.length })}
          onPress={() => void roll({ type: 'sweepMine', hex, ships: sweepers })}
          testID={`sweep-${hex}`}
        />
      ))}
      <Stack paddingX="edge" paddingTop="sm">
        <SectionHeader title={t('tsushima.secret.groups')} aside={t('tsushima.move.tap')} />
      </Stack>
      {groupsOf(view, side).map((each) => (
        <GroupRow key={each.id} group={each} onPress={() => setOpened({ type: 'form', group: each.id })} />
      ))}
    </CurtainScreen>
  );
}

const toSearch = (state: CampaignState, side: Side): readonly Contact[] =>
  state.step === 'fight' && state.active === side
    ? contactsOf(state, side).filter(
        ({ isTried, isProtected, where }) => !isTried && !isProtected && where.kind !== 'zone',
      )
    : [];

const isRepairDue = (state: CampaignState, side: Side): boolean =>
  state.step === 'terminal' && !state.terminal.repairs && !state.tried.includes(`repair.${side}`);

/** What this side has to roll now; null where it has nothing to. */
function commandDue(
  state: CampaignState,
  side: Side,
  { ships, order }: Readonly<Record<'ships' | 'order', readonly string[]>>,
): Command | null {
  if (isRepairDue(state, side)) return { type: 'repair', side, ships };
  const isGrounding = state.step === 'move' && state.active === side && order.length > 0 && !state.grounded[side];
  return isGrounding ? { type: 'rollGrounding', side, order } : null;
}

/** Mined hexes in which ships of this side lie that have not been swept this month. */
const sweepsOf = (
  state: CampaignState,
  side: Side,
): readonly { readonly hex: string; readonly ships: readonly string[] }[] =>
  state.step === 'terminal' && !state.terminal.mines
    ? state.mines.laid
        .map(({ hex }) => ({ hex, ships: sweepersAt(state, side, hex).map(({ id }) => id) }))
        .filter(({ hex, ships }) => ships.length > 0 && !state.tried.includes(`sweep.${hex}`))
    : [];
