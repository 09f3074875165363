import { useRouter } from 'expo-router';
import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { Command, GroupView, Where } from '@/rules/tsushima/index';
import { useSession } from '@/store/session';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Row } from '@/ui/layout';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct, useGame, useRollAtOnce } from '../game';
import { listed } from '../words/names-in';
import { isPlace, WhereForm } from './where-form';

/** What is told of a group: that it moved, was put somewhere before the first phase, or was retreated by the enemy. */
export type Doing = 'moveGroup' | 'place' | 'retreat';

interface Props {
  group: GroupView;
  doing: Doing;
  onClose: () => void;
}

/** A group that was moved on the map: where it is now, and what it met on the way. */
export function MoveSheet({ group, doing, onClose }: Props) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const roll = useRollAtOnce();
  const { id, view, nameOf } = useGame();
  // Whoever retreats is somewhere else afterwards.
  const [where, setWhere] = useState<Where>(doing === 'retreat' ? { ...group.where, name: '' } : group.where);
  const [coast, setCoast] = useState(false);
  const [mine, setMine] = useState('');
  const isMove = doing === 'moveGroup';
  // At sea or in port the place itself says so.
  const asksCoast = isMove && (where.kind === 'open' || where.kind === 'zone');
  const mines = view.mines.laid.map(({ hex }) => hex);
  const keep = async () => {
    const met = { ...(asksCoast && coast ? { partialSea: true } : {}), ...(mine === '' ? {} : { mine }) };
    const command: Command =
      doing === 'moveGroup' ? { type: doing, group: group.id, where, ...met } : { type: doing, group: group.id, where };
    onClose();
    // Whoever is retreated has been on the board, where all have seen them.
    if (view.rulings.stacks === 'open' || doing === 'retreat') return void (await roll(command));
    // Which ships of a hidden stack a mine strikes is rolled for behind its side's curtain.
    await act(command);
    if (useSession.getState().open?.drafts[group.side]) router.push(gameAddress(id, `side/${group.side}`));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={nameOf(group.id)}
      testID="move-sheet"
      foot={
        <Button
          kind="primary"
          label={t(`tsushima.move.${doing}`)}
          disabled={!isPlace(where)}
          onPress={() => void keep()}
          testID="move-keep"
        />
      }
    >
      {group.ships !== null && (
        <Row align="center" gap="sm">
          <Text color="ink2" style={{ flex: 1 }}>
            {listed(group.ships, nameOf)}
          </Text>
          {doing !== 'retreat' && group.kind !== 'dock' && (
            <Button
              kind="link"
              label={t('tsushima.move.form')}
              onPress={() => {
                onClose();
                router.push(gameAddress(id, `form/${group.id}`));
              }}
              testID="to-form"
            />
          )}
        </Row>
      )}
      <WhereForm value={where} onChange={setWhere} />
      {asksCoast && <ToggleRow title={t('tsushima.move.coast')} on={coast} onChange={setCoast} testID="move-coast" />}
      {isMove && mines.length > 0 && (
        <>
          <Row align="center" gap="sm">
            <Text as="name" style={{ flex: 1 }}>
              {t('tsushima.move.mine')}
            </Text>
            <RuleLink rule="TSU-51" />
          </Row>
          <ChipChoice
            label={t('tsushima.move.mine')}
            value={mine}
            onChange={setMine}
            options={[
              { value: '', label: t('tsushima.move.noMine') },
              ...mines.map((hex) => ({ value: hex, label: nameOf(hex) })),
            ]}
            testID="move-mine"
          />
        </>
      )}
    </Sheet>
  );
}
