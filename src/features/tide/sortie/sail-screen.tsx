import { GuideHint } from '@/features/play/guide/guide-hint';
import { useState } from 'react';
import { View } from 'react-native';

import { useAsk } from '@/features/play/act-provider';
import { type BehindCurtain, CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import {
  type CampaignState,
  type CommandOf,
  decidesForBoth,
  isFrozen,
  type ShipView,
  type Side,
} from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Row } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Heading, Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';
import { space } from '@/ui/tokens';

import { useAct, useGame } from '../game';
import { useIsPicking, usePick } from '../use-pick';
import { fleetWords } from '../words/names-in';

type SailingFleet = CommandOf<'sail'>['fleet'];
/** The two groups of one Japanese decision (AMB-1). */
type Group = 'vladivostok' | 'port-arthur';

const SIDE_OF: Readonly<Record<SailingFleet, Side>> = { vladivostok: 'irn', 'port-arthur': 'irn', japan: 'ijn' };
const isFleet = (fleet: string): fleet is SailingFleet => Object.hasOwn(SIDE_OF, fleet);

/** Which ships sail, behind the curtain of their side. Everybody knows that the fleet does. */
export function SailScreen({ param }: { param: string }) {
  const t = useT();
  const side = isFleet(param) ? SIDE_OF[param] : undefined;
  const isKept = useIsPicking(side ?? '', 'sail');
  return (
    <SideCurtain<Side>
      side={side}
      title={t('tide.sail.title')}
      behind={isKept ? t('tide.kept') : t('tide.sail.behind')}
    >
      {(open) => <Picker fleet={param as SailingFleet} {...open} />}
    </SideCurtain>
  );
}

function Picker({ fleet, close, leave }: BehindCurtain<Side> & { fleet: SailingFleet }) {
  const t = useT();
  const act = useAct();
  const ask = useAsk();
  const { view, state } = useGame();
  const pick = usePick('sail', (command) => command.fleet === fleet);
  const isSplit = fleet === 'japan' && decidesForBoth(state);
  const [group, setGroup] = useState<Group>('vladivostok');
  const ships = inOrder(Object.values(view.ships).filter((ship) => ship.fleet === fleet && ship.fate === 'afloat'));
  const free = ships.filter(({ port }) => port !== true).map(({ id }) => id);
  // What was ticked in an earlier turn, and never locked in, may have gone down since.
  const still = (ids: readonly string[] = []) => ids.filter((id) => ships.some((ship) => ship.id === id));
  const first = still(pick.command?.ships);
  const second = still(pick.command?.portArthur);
  const inHand = isSplit && group === 'port-arthur' ? second : first;
  const others = inHand === first ? second : first;
  const hasAll = free.every((id) => inHand.includes(id) || others.includes(id));

  const keep = (picked: readonly string[], options?: { readonly override: boolean }) => {
    // Who is ticked here sails in no other group.
    const rest = others.filter((id) => !picked.includes(id));
    const groups = inHand === first ? { ships: picked, portArthur: rest } : { ships: rest, portArthur: picked };
    pick.change({ type: 'sail', fleet, ...(isSplit ? groups : { ships: picked }) }, options);
  };
  const toggle = async (ship: ShipView) => {
    if (inHand.includes(ship.id)) return keep(inHand.filter((id) => id !== ship.id));
    const isAllowed =
      ship.port !== true ||
      pick.override ||
      (await ask({
        question: t('tide.sail.marked', { name: ship.name }),
        consequence: t('tide.sail.markedText'),
        confirmLabel: t('play.refused.allowAnyway'),
        cancelLabel: t('play.refused.leave'),
      }));
    if (isAllowed) keep([...inHand, ship.id], { override: pick.override || ship.port === true });
  };
  const lockIn = async () => {
    const command = { type: 'sail', fleet, ships: first, ...(isSplit && { portArthur: second }) } as const;
    if (await act(command, { override: pick.override })) leave();
  };

  if (!isAsked(state, fleet)) return <NotNow onClose={leave} />;
  return (
    <CurtainScreen
      title={t('tide.sail.title')}
      onClose={close}
      flush
      testID="sail"
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="lock"
            label={t('tide.sail.lockIn')}
            onPress={() => void lockIn()}
            testID="lock-in"
          />
        ),
      }}
    >
      <GuideHint words={t('tide.guide.hint.sail', { all: t('tide.sail.all'), button: t('tide.sail.lockIn') })} />
      <Row align="center" justify="space-between" wrap paddingX="edge" paddingY="sm" gap="sm">
        <Heading as="label" color="ink2" style={{ flexShrink: 1 }}>
          {t('tide.sail.whose', { fleet: fleetWords(fleet) })}
        </Heading>
        <Button
          label={hasAll ? t('tide.sail.none') : t('tide.sail.all')}
          onPress={() => keep(hasAll ? [] : free.filter((id) => !others.includes(id)))}
          testID="all-ships"
        />
      </Row>
      {isSplit && (
        <View style={{ paddingHorizontal: space.edge, paddingBottom: space.sm }}>
          <SegmentedChoice
            label={t('tide.sail.group')}
            value={group}
            onChange={setGroup}
            options={[
              { value: 'vladivostok', label: t('tide.sail.toVladivostok'), shortLabel: fleetWords('vladivostok') },
              { value: 'port-arthur', label: t('tide.sail.toPortArthur'), shortLabel: fleetWords('port-arthur') },
            ]}
            testID="group"
          />
        </View>
      )}
      {ships.map((ship) => (
        <ToggleRow
          key={ship.id}
          kind="checkbox"
          title={ship.name}
          subtitle={subtitleOf(ship)}
          on={inHand.includes(ship.id)}
          onChange={() => void toggle(ship)}
          testID={`pick-${ship.id}`}
        />
      ))}
      <Row align="center" gap="xs" wrap paddingX="edge" paddingY="sm">
        <Text as="text2" color="ink2" style={{ flexShrink: 1 }}>
          {t('tide.sail.rule')}
        </Text>
        <RuleLink rule="TAS-30" />
      </Row>
    </CurtainScreen>
  );

  function subtitleOf(ship: ShipView): string {
    const type = t(`tide.forces.class.${ship.class}`);
    if (others.includes(ship.id)) {
      return t('tide.sail.elsewhere', { fleet: fleetWords(inHand === first ? 'port-arthur' : 'vladivostok') });
    }
    if (ship.port === true) return t('tide.sail.underMarker', { type });
    if (ship.damaged === true) return t('tide.sail.damaged', { type });
    return (ship.hits ?? 0) > 0 ? t('tide.sail.hits', { type, count: ship.hits ?? 0 }) : type;
  }
}

/** Whether a fleet is asked, or the rules keep it in port now and may be set aside: then locking in asks about it (TAS-4). */
function isAsked(state: CampaignState, fleet: SailingFleet): boolean {
  if (state.step === fleet) return true;
  if (fleet === 'japan') return false;
  const isFirstTurn = state.step === 'land' && state.turn === 1;
  return (
    isFirstTurn || (fleet === 'vladivostok' && state.step === 'port-arthur' && isFrozen(state) && !hasSailed(state))
  );
}

const hasSailed = ({ meetings }: CampaignState): boolean => meetings.vladivostok.irn !== null;

/** Free ones first; those under Port markers below, in their order. */
const inOrder = (ships: readonly ShipView[]): readonly ShipView[] => [
  ...ships.filter(({ port }) => port !== true),
  ...ships.filter(({ port }) => port === true),
];

/** The step has gone by: nothing is left to choose here. */
export function NotNow({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <CurtainScreen title={t('tide.notNow')} onClose={onClose} testID="not-now">
      <EmptyState
        icon="check"
        title={t('tide.notNow')}
        text={t('tide.notNowText')}
        action={<Button kind="primary" label={t('tide.backToTurn')} onPress={onClose} testID="back-to-turn" />}
      />
    </CurtainScreen>
  );
}
